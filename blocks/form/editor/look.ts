import { getColorClassName } from '@wordpress/block-editor';

/** What WordPress's block supports keep of a form's look, as far as the form's own style sheets need it. */
export interface LookAttributes {
	backgroundColor?: string;
	textColor?: string;
	style?: {
		color?: { background?: string; text?: string };
		border?: { radius?: string | Partial< Record< ( typeof CORNERS )[ number ], string > > };
		spacing?: { blockGap?: string };
	};
}

const CORNERS = [ 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' ] as const;

/** What a value of CSS is made of that can neither end its declaration nor name an address. */
const VALUE = /^(?!.*\/[/*])[\w .,#%()+*/-]+$/;

/** The name of a preset becomes its custom property; a nought has a unit, as sums need it. */
function css( value: unknown ): string | undefined {
	if ( typeof value !== 'string' ) {
		return undefined;
	}
	const plain = value.startsWith( 'var:' ) ? `var(--wp--${ value.slice( 4 ).replaceAll( '|', '--' ) })` : value;
	if ( plain === '0' ) {
		return '0px';
	}
	return VALUE.test( plain ) ? plain : undefined;
}

/** A colour of the palette; WordPress spells its class and its custom property alike. */
function colour( slug: string | undefined ): string | undefined {
	const spelled = getColorClassName( 'color', slug )?.slice( 'has-'.length, -'-color'.length );
	return spelled && css( `var:preset|color|${ spelled }` );
}

function radius( value: unknown ): string | undefined {
	if ( typeof value !== 'object' || value === null ) {
		return css( value );
	}
	const corners = CORNERS.map( ( corner ) => css( ( value as Record< string, unknown > )[ corner ] ?? '0' ) );
	return corners.includes( undefined ) ? undefined : corners.join( ' ' );
}

/** The custom properties that a form's block sets, as Forms\View\Look prints them in the page. */
export function lookStyle( { backgroundColor, textColor, style }: LookAttributes ): Record< string, string > {
	const properties = {
		paper: colour( backgroundColor ) ?? css( style?.color?.background ),
		ink: colour( textColor ) ?? css( style?.color?.text ),
		radius: radius( style?.border?.radius ),
		gap: css( style?.spacing?.blockGap ),
	};
	return Object.fromEntries(
		Object.entries( properties ).flatMap( ( [ name, value ] ) =>
			value ? [ [ `--vestibule-${ name }`, value ] ] : []
		)
	);
}
