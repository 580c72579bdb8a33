/** Point of a stroke, relative to the width of the pad, so that the drawing looks the same on every screen. */
export interface Point {
	x: number;
	y: number;
}

export type Stroke = readonly Point[];

/** Height of the pad, relative to its width. */
export const RATIO = 1 / 3;

/** Width of the pen, relative to the width of the pad. */
export const PEN = 1 / 200;

/** Minimum distance between two points, relative to the width of the pad. Closer points are skipped. */
const NEAR = 1 / 1000;

const inside = ( { x, y }: Point ): Point => ( {
	x: Math.min( 1, Math.max( 0, x ) ),
	y: Math.min( RATIO, Math.max( 0, y ) ),
} );

/** Adds a point to the current stroke. Points outside the pad are moved to its edge. */
export function addPoint( strokes: readonly Stroke[], point: Point ): readonly Stroke[] {
	const stroke = strokes.at( -1 ) ?? [];
	const to = inside( point );
	const from = stroke.at( -1 );
	const isNear = from !== undefined && Math.hypot( to.x - from.x, to.y - from.y ) < NEAR;
	return isNear ? strokes : [ ...strokes.slice( 0, -1 ), [ ...stroke, to ] ];
}

export const beginStroke = ( strokes: readonly Stroke[], point: Point ): readonly Stroke[] => [
	...strokes,
	[ inside( point ) ],
];

/** Members of a canvas context that are used for drawing. */
type Pen = Pick<
	CanvasRenderingContext2D,
	'beginPath' | 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'stroke' | 'fillRect' | 'arc' | 'fill'
> & { lineWidth: number; lineCap: CanvasLineCap; lineJoin: CanvasLineJoin; strokeStyle: unknown; fillStyle: unknown };

const INK = '#10151f';
const PAPER = '#ffffff';

/**
 * Draws strokes in dark ink on white. The colors don't depend on the page, because the image is also viewed elsewhere.
 */
export function draw( pen: Pen, strokes: readonly Stroke[], width: number ): void {
	pen.fillStyle = PAPER;
	pen.fillRect( 0, 0, width, width * RATIO );
	pen.strokeStyle = INK;
	pen.fillStyle = INK;
	pen.lineWidth = width * PEN;
	pen.lineCap = 'round';
	pen.lineJoin = 'round';
	for ( const stroke of strokes ) {
		const [ first, ...rest ] = stroke.map( ( { x, y } ) => ( { x: x * width, y: y * width } ) );
		if ( first === undefined ) {
			continue;
		}
		pen.beginPath();
		const last = rest.at( -1 );
		if ( last === undefined ) {
			pen.arc( first.x, first.y, pen.lineWidth * 0.75, 0, Math.PI * 2 );
			pen.fill();
			continue;
		}
		pen.moveTo( first.x, first.y );
		rest.slice( 0, -1 ).forEach( ( point, index ) => {
			const next = rest[ index + 1 ] ?? point;
			pen.quadraticCurveTo( point.x, point.y, ( point.x + next.x ) / 2, ( point.y + next.y ) / 2 );
		} );
		pen.lineTo( last.x, last.y );
		pen.stroke();
	}
}
