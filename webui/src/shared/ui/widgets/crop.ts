/** Which square of a picture is shown. The box is as large as the avatar (S1 §5). */
export const boxSide = 200;
export const mostZoom = 4;

export interface Size {
  width: number;
  height: number;
}

/** At zoom 1 the shorter side fills the box; x and y are the picture's corner in px of the box. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

/** Px of the box for one px of the picture. */
export function scaleOf(size: Size, zoom: number): number {
  return (zoom * boxSide) / Math.min(size.width, size.height);
}

export function middleOf(size: Size): Crop {
  const scale = scaleOf(size, 1);
  return {
    zoom: 1,
    x: (boxSide - size.width * scale) / 2,
    y: (boxSide - size.height * scale) / 2,
  };
}

/** Never shows what lies beside the picture. */
export function moved(crop: Crop, size: Size, byX: number, byY: number): Crop {
  const scale = scaleOf(size, crop.zoom);
  return {
    zoom: crop.zoom,
    x: Math.min(0, Math.max(boxSide - size.width * scale, crop.x + byX)),
    y: Math.min(0, Math.max(boxSide - size.height * scale, crop.y + byY)),
  };
}

/** Keeps the middle of the box where it is. */
export function zoomed(crop: Crop, size: Size, zoom: number): Crop {
  const change = zoom / crop.zoom;
  const middle = boxSide / 2;
  const grown = {
    zoom,
    x: middle - (middle - crop.x) * change,
    y: middle - (middle - crop.y) * change,
  };
  return moved(grown, size, 0, 0);
}

/** The square in px of the picture. */
export function sourceOf(crop: Crop, size: Size): { x: number; y: number; side: number } {
  const scale = scaleOf(size, crop.zoom);
  return { x: (0 - crop.x) / scale, y: (0 - crop.y) / scale, side: boxSide / scale };
}
