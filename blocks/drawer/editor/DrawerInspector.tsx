import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Drawer } from '../../../src/contracts/drawer';
import { ICONS, KINDS, SHOWN, SIDES } from './choices';

interface DrawerInspectorProps {
	attributes: Drawer;
	setAttributes( changes: Partial< Drawer > ): void;
}

export function DrawerInspector( {
	attributes: { kind = 'drawer', side = 'end', icon = 'menu', label = '', showLabel = true, shown = 'always' },
	setAttributes,
}: DrawerInspectorProps ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Drawer', 'vestibule' ) }>
				<SelectControl
					label={ __( 'Opens as', 'vestibule' ) }
					value={ kind }
					options={ KINDS }
					onChange={ ( value ) => setAttributes( { kind: value as Drawer[ 'kind' ] } ) }
				/>
				{ kind === 'drawer' && (
					<SelectControl
						label={ __( 'Side', 'vestibule' ) }
						value={ side }
						options={ SIDES }
						onChange={ ( value ) => setAttributes( { side: value as Drawer[ 'side' ] } ) }
					/>
				) }
				<SelectControl
					label={ __( 'Show the button', 'vestibule' ) }
					help={ __(
						'A menu that is in the header on wide screens needs its drawer on narrow ones only.',
						'vestibule'
					) }
					value={ shown }
					options={ SHOWN }
					onChange={ ( value ) => setAttributes( { shown: value as Drawer[ 'shown' ] } ) }
				/>
			</PanelBody>
			<PanelBody title={ __( 'Button', 'vestibule' ) }>
				<SelectControl
					label={ __( 'Icon', 'vestibule' ) }
					value={ icon }
					options={ ICONS }
					onChange={ ( value ) => setAttributes( { icon: value as Drawer[ 'icon' ] } ) }
				/>
				<ToggleControl
					label={ __( 'Show text', 'vestibule' ) }
					help={ __( 'Without an icon the text is always shown.', 'vestibule' ) }
					checked={ showLabel || icon === 'none' }
					disabled={ icon === 'none' }
					onChange={ ( isShown ) => setAttributes( { showLabel: isShown } ) }
				/>
				{ ! showLabel && icon !== 'none' && (
					<TextControl
						label={ __( 'Text for screen readers', 'vestibule' ) }
						value={ label }
						placeholder={ kind === 'search' ? __( 'Search', 'vestibule' ) : __( 'Menu', 'vestibule' ) }
						onChange={ ( words ) => setAttributes( { label: words } ) }
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
