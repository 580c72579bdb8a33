import { getColorClassName } from '@wordpress/block-editor';

/** Attributes from WordPress's block supports that are used in the form's style sheets. */
export interface StyleAttributes {
	backgroundColor?: string;
	textColor?: string;
	style?: {
		color?: { background?: string; text?: string };
		border?: { radius?: string | Partial< Record< ( typeof CORNERS )[ number ], string > > };
		spacing?: { blockGap?: string };
	};
}

const CORNERS = [ 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' ] as const;

/** Pattern for CSS values that can neither end their declaration nor contain a URL. */
const VALUE = /^(?!.*\/[/*])[\w .,#%()+*/-]+$/;

/** Converts preset names to custom properties. Adds a unit to 0, because calc() needs one. */
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

/** Returns a palette color as a custom property. WordPress uses the same slug in the class and in the property. */
function color( slug: string | undefined ): string | undefined {
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

/** Returns the custom properties of a form block. Forms\View\BlockStyles prints the same properties on the page. */
export function blockStyles( { backgroundColor, textColor, style }: StyleAttributes ): Record< string, string > {
	const properties = {
		paper: color( backgroundColor ) ?? css( style?.color?.background ),
		ink: color( textColor ) ?? css( style?.color?.text ),
		radius: radius( style?.border?.radius ),
		gap: css( style?.spacing?.blockGap ),
	};
	return Object.fromEntries(
		Object.entries( properties ).flatMap( ( [ name, value ] ) =>
			value ? [ [ `--vestibule-${ name }`, value ] ] : []
		)
	);
}
