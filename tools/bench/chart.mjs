/** Bar chart of ratios. Has its own background, so that it is readable on light and on dark pages. */
const WIDTH = 800;
const ROW = 26;
const TOP = 44;
const LABELS = 400;
const NUMBERS = 56;
const FOOT = 30;

const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #1f2328 }
.title { font-weight: 600 } .small { font-size: 11px; fill: #57606a }
.ground { fill: #fff } .bar { fill: #7aa7d9 } .missed { fill: #d9927a } .spread { stroke: #1f2328; stroke-width: 1.5 }
.one { stroke: #57606a; stroke-dasharray: 3 3 } .goal { stroke: #1a7f37; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
	text { fill: #e6edf3 } .small { fill: #9198a1 } .ground { fill: #0d1117 } .bar { fill: #38618f }
	.missed { fill: #8f4f38 } .spread { stroke: #e6edf3 } .one { stroke: #9198a1 } .goal { stroke: #3fb950 }
}`;

/**
 * Draws the chart.
 *
 * @param {string}                            title
 * @param {import('./finding.mjs').Finding[]} rows  Findings that have a ratio.
 * @return {string} SVG document.
 */
export function chart( title, rows ) {
	const height = TOP + rows.length * ROW + FOOT;
	const most = 1.05 * Math.max( 1, ...rows.flatMap( ( { ratio, limit = 0 } ) => [ ratio.high, limit ] ) );
	const x = ( ratio ) => round( LABELS + ( ratio / most ) * ( WIDTH - LABELS - NUMBERS ) );
	const bottom = TOP + rows.length * ROW;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ WIDTH } ${ height }" role="img" aria-labelledby="title desc">
<title id="title">${ escape( title ) }</title>
<desc id="desc">${ escape( rows.map( inWords ).join( ' ' ) ) }</desc>
<style>${ STYLE }
</style>
<rect class="ground" width="${ WIDTH }" height="${ height }" rx="6"/>
<text class="title" x="12" y="26">${ escape( title ) }</text>
${ rows.map( ( row, index ) => line( row, TOP + index * ROW, x ) ).join( '\n' ) }
<line class="one" x1="${ x( 1 ) }" x2="${ x( 1 ) }" y1="${ TOP }" y2="${ bottom }"/>
<text class="small" x="12" y="${ bottom + 19 }">Bars are medians, thin lines hold half of what was measured, the dashed line is 1, green is the goal.</text>
</svg>
`;
}

function line( { what, ratio, isMet, limit }, y, x ) {
	const middle = y + ROW / 2;
	return [
		`<text x="12" y="${ middle + 4 }">${ escape( what ) }</text>`,
		`<rect class="${ isMet === false ? 'missed' : 'bar' }" x="${ LABELS }" y="${ y + 5 }" width="${ round( x( ratio.middle ) - LABELS ) }" height="${ ROW - 10 }"/>`,
		`<line class="spread" x1="${ x( ratio.low ) }" x2="${ x( ratio.high ) }" y1="${ middle }" y2="${ middle }"/>`,
		limit
			? `<line class="goal" x1="${ x( limit ) }" x2="${ x( limit ) }" y1="${ y + 2 }" y2="${ y + ROW - 2 }"/>`
			: '',
		`<text x="${ WIDTH - 12 }" y="${ middle + 4 }" text-anchor="end">${ ratio.middle.toFixed( 2 ) }</text>`,
	].join( '' );
}

const inWords = ( { what, ratio, goal } ) =>
	`${ what }: ${ ratio.middle.toFixed( 2 ) }${ goal ? `, goal ${ goal }` : '' }.`;

const round = ( value ) => Math.round( value * 10 ) / 10;

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = ( text ) => text.replace( /[&<>"]/g, ( one ) => ENTITIES[ one ] );
