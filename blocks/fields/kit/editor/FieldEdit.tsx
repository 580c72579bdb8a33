import { useCallback, useMemo } from '@wordpress/element';
import { useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import type { FieldAttributes } from '../../../../src/contracts/field';
import { FieldInspector } from './inspector/FieldInspector';
import { FieldToolbar } from './FieldToolbar';
import { fieldProps } from './fieldProps';
import { initialPlaces } from './options';
import { freshField } from './freshField';
import { fieldSlots } from './fieldSlots';
import type { FieldKind } from './kinds';
import { storedValues } from './storedOptions';
import { useFieldName } from './useFieldName';
import { useFreshPlace } from './useFreshPlace';
import { useGoOn } from './useGoOn';
import { useInertControls } from './useInertControls';
import { viewWords } from './words';

/** The page's sheet sets out what has such a class. */
const widthClass = ( { width = 'full' }: FieldAttributes ) => ( width === 'full' ? '' : ` is-width-${ width }` );

const NOTHING = {};

/** A field as the page shows it, its words edited where they stand. */
export function FieldEdit( {
	kind,
	clientId,
	attributes,
	setAttributes,
	isSelected,
	context,
}: BlockEditProps< FieldAttributes > & { kind: FieldKind } ) {
	const { label } = attributes;
	const fresh = useCallback( () => {
		const first = freshField( kind );
		return label ? { ...first, label } : first;
	}, [ kind, label ] );
	const inert = useInertControls();
	useFreshPlace( clientId, attributes.name ?? '', isSelected, inert );
	useFieldName( clientId, attributes.name ?? '', fresh, setAttributes );

	const words = useMemo( viewWords, [] );
	const form = context[ 'vestibule/form' ] as number | undefined;
	const stored = () => storedValues( form, attributes.name ?? '' );
	const { View } = kind;
	const selected = initialPlaces( attributes );
	const blockProps = useBlockProps( {
		className: `vestibule-field vestibule-field--${ kind.type }${ widthClass( attributes ) }`,
		// A click on a label would move to its control, or tick it.
		onClick: ( event ) => event.preventDefault(),
	} );
	const goOn = useGoOn( clientId );
	return (
		<>
			<FieldToolbar attributes={ attributes } setAttributes={ setAttributes } kind={ kind } />
			<FieldInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				stored={ stored }
				kind={ kind }
				clientId={ clientId }
			/>
			<div { ...blockProps }>
				<div className="vestibule-editor__view" ref={ inert }>
					<View
						// A list that stands on a page keeps what was chosen first.
						key={ selected.join() }
						field={ fieldProps( kind, attributes, `vestibule-${ clientId }` ) }
						words={ words }
						values={ { [ attributes.name ?? '' ]: selected } }
						errors={ NOTHING }
						slots={ fieldSlots( kind, { attributes, setAttributes, stored }, isSelected, goOn ) }
						attributes={ { ...attributes } }
					/>
				</div>
			</div>
		</>
	);
}
