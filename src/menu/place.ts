interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

interface Place {
	/** CSS `translate` value that moves the submenu inside the window. */
	shift: string;
	/** Whether the submenu fits on neither side of its parent, so that it is displayed inline. */
	isInline: boolean;
	/** Available height in px. */
	room: number;
}

/** Minimum distance to the edges of the window in px. */
const MARGIN = 8;

/**
 * Returns the position of an open submenu in the window. The submenu has already been flipped if necessary. A dropdown
 * is moved horizontally. A submenu beside its parent is moved up.
 */
export function placed(
	{ left, right, top, bottom }: Box,
	view: { width: number; height: number },
	isNested: boolean
): Place {
	const isOut = left < 0 || right > view.width;
	const x = left < 0 ? MARGIN - left : Math.min( 0, view.width - MARGIN - right );
	const y = isNested ? Math.max( Math.min( 0, view.height - MARGIN - bottom ), MARGIN - top ) : 0;
	return {
		shift: isNested ? `0 ${ Math.min( 0, y ) }px` : `${ isOut ? x : 0 }px 0`,
		isInline: isNested && isOut,
		room: view.height - MARGIN - top - Math.min( 0, y ),
	};
}
