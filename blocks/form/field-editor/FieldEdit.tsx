import { useCallback, useMemo } from '@wordpress/element';
import { useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import type { FieldAttributes } from '../../../src/contracts/field';
import { FieldInspector } from './inspector/FieldInspector';
import { FieldToolbar } from './FieldToolbar';
import { fieldProps } from './fieldProps';
import { freshField } from './freshField';
import { fieldSlots } from './fieldSlots';
import type { FieldKind } from './kinds';
import { useFieldName } from './useFieldName';
import { useInertControls } from './useInertControls';
import { viewWords } from './words';

const NOTHING = {};

/** A field as the page shows it, its words edited where they stand. */
export function FieldEdit( {
	kind,
	clientId,
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< FieldAttributes > & { kind: FieldKind } ) {
	const { label } = attributes;
	const fresh = useCallback( () => {
		const first = freshField( kind );
		return label ? { ...first, label } : first;
	}, [ kind, label ] );
	useFieldName( clientId, attributes.name ?? '', fresh, setAttributes );

	const words = useMemo( viewWords, [] );
	const { View } = kind;
	const blockProps = useBlockProps( {
		className: `vestibule-field vestibule-field--${ kind.type }`,
		// A click on a label would move to its control, or tick it.
		onClick: ( event ) => event.preventDefault(),
	} );
	const inert = useInertControls();
	return (
		<>
			<FieldToolbar attributes={ attributes } setAttributes={ setAttributes } kind={ kind } />
			<FieldInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				kind={ kind }
				clientId={ clientId }
			/>
			<div { ...blockProps }>
				<div className="vestibule-editor__view" ref={ inert }>
					<View
						field={ fieldProps( kind, attributes, `vestibule-${ clientId }` ) }
						words={ words }
						values={ NOTHING }
						errors={ NOTHING }
						slots={ fieldSlots( kind, { attributes, setAttributes }, isSelected ) }
						attributes={ { ...attributes } }
					/>
				</div>
			</div>
		</>
	);
}
