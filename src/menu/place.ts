interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

interface Place {
	/** CSS `translate` that brings the submenu into the window. */
	shift: string;
	/** Beside its parent there is no room on either side: it stands in its line instead. */
	isInline: boolean;
	/** The height it can have, in px. */
	room: number;
}

/** What a submenu keeps from the window's edges. */
const MARGIN = 8;

/**
 * Keeps a submenu, which has been flipped if it had to be, in the window. One that drops down is moved sideways; one
 * beside its parent is moved up.
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
