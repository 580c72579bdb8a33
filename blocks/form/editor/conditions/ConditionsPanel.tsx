import { InspectorControls, type BlockEditProps } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { Notice, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Conditions } from '../../../../src/contracts/conditions';
import { askedFields } from '../../../fields/kit/editor/askedFields';
import { attributeOf, circleWith, circleWords, findBlock } from '../../../fields/kit/editor/circles';
import { ConditionsControl } from './ConditionsControl';
import { conditionWords } from './words';

type Attributes = Record< string, unknown >;

interface Props extends Pick< BlockEditProps< Attributes >, 'name' | 'clientId' | 'attributes' | 'setAttributes' > {
	/** Those of the form. */
	blocks: readonly Block[];
}

/** When a field or a group of a form is shown. */
export function ConditionsPanel( { name, clientId, attributes, setAttributes, blocks }: Props ) {
	const attribute = attributeOf( name );
	const conditions = attributes[ attribute ];
	const fields = askedFields( blocks );
	const own = findBlock( blocks, clientId );
	const inside = own ? askedFields( [ own ] ).map( ( field ) => field.clientId ) : [];
	const circle = circleWith( blocks, clientId, {} );
	const refuse = ( next: Conditions ) => {
		const found = circleWith( blocks, clientId, { [ attribute ]: next } );
		return found && ! circle ? circleWords( found, fields ) : null;
	};
	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Conditions', 'vestibule' ) }
				initialOpen={ conditionWords( conditions, fields ) !== '' }
			>
				<ConditionsControl
					conditions={ conditions }
					fields={ fields.filter( ( field ) => ! inside.includes( field.clientId ) ) }
					onChange={ ( next ) =>
						setAttributes( { [ attribute ]: Object.keys( next ).length > 0 ? next : undefined } )
					}
					always={ __( 'Always shown.', 'vestibule' ) }
					/* translators: %s: conditions, such as "Country is Germany and Topics contains Courses". */
					sentence={ __( 'Shown when %s.', 'vestibule' ) }
					refuse={ refuse }
				/>
				{ circle && (
					<Notice status="warning" isDismissible={ false }>
						{ circleWords( circle, fields ) }
					</Notice>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
