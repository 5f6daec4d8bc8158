// Whether the table is covered while a shared device goes from hand to hand; remembered.

const remembered = "tischrunde.curtain";

class Curtain {
  #wanted = $state(localStorage.getItem(remembered) !== "off");

  get wanted(): boolean {
    return this.#wanted;
  }

  set wanted(wanted: boolean) {
    this.#wanted = wanted;
    localStorage.setItem(remembered, wanted ? "on" : "off");
  }
}

export const curtain = new Curtain();
