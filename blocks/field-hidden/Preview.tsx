import { __, sprintf } from '@wordpress/i18n';
import { Help } from '../form/field-parts/Frame';
import type { FieldViewProps } from '../form/field-parts/types';
import type { Attributes } from '../form/field-editor/kinds';

function sourceOf( { source, parameter, value, detail }: Attributes ): string {
	if ( source === 'user' ) {
		const details = {
			'': __( 'name', 'vestibule' ),
			email: __( 'e-mail address', 'vestibule' ),
			id: __( 'number', 'vestibule' ),
		};
		/* translators: %s: name, e-mail address or number. */
		return sprintf( __( 'Hidden: %s of the signed-in user', 'vestibule' ), details[ detail ?? '' ] );
	}
	if ( source === 'query' ) {
		/* translators: %s: the name of a parameter, such as utm_source. */
		return sprintf( __( 'Hidden: “%s” of the page’s address', 'vestibule' ), parameter ?? '' );
	}
	/* translators: %s: a text. */
	return value ? sprintf( __( 'Hidden: %s', 'vestibule' ), value ) : __( 'Hidden: no value yet', 'vestibule' );
}

/** In the editor, where visitors see nothing: what the field is called, and where its value comes from. */
export const Preview = ( props: FieldViewProps & { attributes: Attributes } ) => (
	<div className="vestibule-hidden">
		<span className="vestibule-field__label">{ props.slots?.label }</span>
		<span className="vestibule-hidden__source">{ sourceOf( props.attributes ) }</span>
		<Help { ...props } slots={ {} } />
	</div>
);
