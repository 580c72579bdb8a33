/** A point of a stroke, as parts of the pad's width: the same drawing on any screen. */
export interface Point {
	x: number;
	y: number;
}

export type Stroke = readonly Point[];

/** Height of the pad as a part of its width. */
export const RATIO = 1 / 3;

/** Of the pen, as a part of the pad's width. */
export const PEN = 1 / 200;

/** Points that are nearer than this, as a part of the width, add nothing. */
const NEAR = 1 / 1000;

const inside = ( { x, y }: Point ): Point => ( {
	x: Math.min( 1, Math.max( 0, x ) ),
	y: Math.min( RATIO, Math.max( 0, y ) ),
} );

/** Adds a point to the stroke that is being drawn; what leaves the pad goes along its edge. */
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

/** What of a canvas drawing asks for. */
type Pen = Pick<
	CanvasRenderingContext2D,
	'beginPath' | 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'stroke' | 'fillRect' | 'arc' | 'fill'
> & { lineWidth: number; lineCap: CanvasLineCap; lineJoin: CanvasLineJoin; strokeStyle: unknown; fillStyle: unknown };

const INK = '#10151f';
const PAPER = '#ffffff';

/** Dark on light, whatever the page's colours are: the picture is read elsewhere. */
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
