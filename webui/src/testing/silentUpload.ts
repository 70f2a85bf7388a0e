/** In place of XMLHttpRequest: a connection on which nothing arrives, until it is cancelled. */
export class SilentUpload {
  upload = {};
  onabort: () => void = () => undefined;
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort();
  }
}
