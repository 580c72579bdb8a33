import { InspectorControls, store as blockEditorStore, type BlockEditProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { TabsAttributes } from '../../../src/contracts/tabs';
import { textOf } from './title';

type Device = 'desktop' | 'tablet' | 'phone';

export function TabsInspector( { attributes, setAttributes, clientId }: BlockEditProps< TabsAttributes > ) {
	const tabs = useSelect( ( select ) => select( blockEditorStore ).getBlocks( clientId ), [ clientId ] );
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const open = tabs.findIndex( ( tab ) => tab.attributes.isOpen === true );
	const openFirst = ( chosen: number ) => {
		const ids = tabs.map( ( tab ) => tab.clientId );
		const changes = Object.fromEntries(
			ids.map( ( id, index ) => [ id, { isOpen: chosen > 0 && index === chosen } ] )
		);
		void updateBlockAttributes( ids, changes, { uniqueByBlock: true } );
	};
	const layouts: { value: NonNullable< TabsAttributes[ Device ] >; label: string }[] = [
		{ value: 'tabs', label: __( 'Titles in a row', 'vestibule' ) },
		{ value: 'vertical', label: __( 'Titles beside the panel', 'vestibule' ) },
		{ value: 'accordion', label: __( 'Each title above its panel', 'vestibule' ) },
	];
	const devices: [ Device, string ][] = [
		[ 'desktop', __( 'On a desktop', 'vestibule' ) ],
		[ 'tablet', __( 'On a tablet', 'vestibule' ) ],
		[ 'phone', __( 'On a phone', 'vestibule' ) ],
	];
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Layout', 'vestibule' ) }>
				{ devices.map( ( [ device, label ] ) => (
					<SelectControl
						key={ device }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ label }
						value={ attributes[ device ] ?? 'tabs' }
						options={ layouts }
						onChange={ ( layout ) => setAttributes( { [ device ]: layout } ) }
					/>
				) ) }
			</PanelBody>
			<PanelBody title={ __( 'Tabs', 'vestibule' ) }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Tab open at start', 'vestibule' ) }
					value={ String( Math.max( 0, open ) ) }
					options={ tabs.map( ( tab, index ) => ( {
						value: String( index ),
						/* translators: %d: place of a tab that has no title yet. */
						label: textOf( tab.attributes.title ) || sprintf( __( 'Tab %d', 'vestibule' ), index + 1 ),
					} ) ) }
					onChange={ ( chosen ) => openFirst( Number( chosen ) ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name for screen readers', 'vestibule' ) }
					help={ __( 'What the tabs are about, such as “Courses”.', 'vestibule' ) }
					placeholder={ __( 'Sections', 'vestibule' ) }
					value={ attributes.label ?? '' }
					onChange={ ( label ) => setAttributes( { label } ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Arrow keys open tabs', 'vestibule' ) }
					help={ __(
						'Otherwise they move the focus, and Enter or the space bar opens the tab.',
						'vestibule'
					) }
					checked={ attributes.activation !== 'manual' }
					onChange={ ( isAutomatic ) =>
						setAttributes( { activation: isAutomatic ? 'automatic' : 'manual' } )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
