import { __, sprintf } from '@wordpress/i18n';
import { standardOf } from '../fromServer';
import type { FieldPanelProps } from '../kinds';
import { LimitControl } from './LimitControl';

export const MaxLengthControl = ( { attributes, setAttributes, kind }: FieldPanelProps ) => (
	<LimitControl
		label={ __( 'Maximum characters', 'vestibule' ) }
		help={ sprintf(
			/* translators: %s: a number of characters. */
			__( 'Leave empty for %s.', 'vestibule' ),
			standardOf( kind.type ).maxLength.toLocaleString( document.documentElement.lang || 'en' )
		) }
		value={ attributes.maxLength ?? 0 }
		max={ 20000 }
		onChange={ ( maxLength ) => setAttributes( { maxLength } ) }
	/>
);
