import { InspectorControls, store as blockEditorStore, type BlockEditProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';

/**
 * CSS class by which the script of the page finds closing elements (docs/tabs.md: "an element marked as a close
 * trigger").
 */
const MARK = 'vestibule-modal-close';

interface ButtonAttributes {
	className?: string | undefined;
	url?: string | undefined;
}

type Props = BlockEditProps< ButtonAttributes >;

const classesOf = ( { className = '' }: ButtonAttributes ) => className.split( ' ' ).filter( Boolean );

/** Setting for a button inside a modal: whether the button closes the modal. A closing button has no link. */
function ClosingControl( { clientId, attributes, setAttributes }: Props ) {
	const isInModal = useSelect(
		( select ) => select( blockEditorStore ).getBlockParentsByBlockName( clientId, 'vestibule/modal' ).length > 0,
		[ clientId ]
	);
	const classes = classesOf( attributes );
	const onChange = ( isOn: boolean ) => {
		const others = classes.filter( ( one ) => one !== MARK );
		const className = [ ...others, ...( isOn ? [ MARK ] : [] ) ].join( ' ' ) || undefined;
		setAttributes( isOn ? { className, url: undefined } : { className } );
	};
	return isInModal ? (
		<InspectorControls>
			<PanelBody title={ __( 'Modal', 'vestibule' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Closes the modal', 'vestibule' ) }
					help={ __( 'The button’s own link is removed.', 'vestibule' ) }
					checked={ classes.includes( MARK ) }
					onChange={ onChange }
				/>
			</PanelBody>
		</InspectorControls>
	) : null;
}

const withClosing = createHigherOrderComponent(
	( BlockEdit: ComponentType< Props > ) =>
		function WithClosing( props: Props ) {
			return (
				<>
					<BlockEdit { ...props } />
					{ props.name === 'core/button' && props.isSelected && <ClosingControl { ...props } /> }
				</>
			);
		},
	'withClosing'
);

addFilter( 'editor.BlockEdit', 'vestibule/modal-closing', withClosing );
