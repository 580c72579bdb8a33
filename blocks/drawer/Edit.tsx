import {
	InspectorControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, _x } from '@wordpress/i18n';
import type { Drawer } from '../../src/contracts/drawer';

type Choices< Name extends keyof Drawer > = { value: NonNullable< Drawer[ Name ] >; label: string }[];

const KINDS: Choices< 'kind' > = [
	{ value: 'drawer', label: __( 'Side panel', 'vestibule' ) },
	{ value: 'popup', label: __( 'Popup', 'vestibule' ) },
	{ value: 'search', label: __( 'Bar at the top (for a search)', 'vestibule' ) },
];

const SIDES: Choices< 'side' > = [
	{ value: 'end', label: __( 'Right (left in right-to-left languages)', 'vestibule' ) },
	{ value: 'start', label: __( 'Left (right in right-to-left languages)', 'vestibule' ) },
];

/** Options for the breakpoints from docs/header.md: tablets start at 768 px, desktops at 1024 px. */
const SHOWN: Choices< 'shown' > = [
	{ value: 'always', label: __( 'Always', 'vestibule' ) },
	{ value: 'below-tablet', label: __( 'On screens narrower than 768 px', 'vestibule' ) },
	{ value: 'below-desktop', label: __( 'On screens narrower than 1024 px', 'vestibule' ) },
	{ value: 'from-tablet', label: __( 'On screens 768 px and wider', 'vestibule' ) },
	{ value: 'from-desktop', label: __( 'On screens 1024 px and wider', 'vestibule' ) },
];

const ICONS: Choices< 'icon' > = [
	{ value: 'menu', label: __( 'Three lines', 'vestibule' ) },
	{ value: 'search', label: __( 'Magnifying glass', 'vestibule' ) },
	{ value: 'more', label: __( 'Three dots', 'vestibule' ) },
	{ value: 'none', label: _x( 'None', 'icon', 'vestibule' ) },
];

interface DrawerInspectorProps {
	attributes: Drawer;
	setAttributes( changes: Partial< Drawer > ): void;
}

function DrawerInspector( {
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
						'If the header already shows the menu on wide screens, the drawer is only needed on narrow screens.',
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

/**
 * Edit component of the drawer. The canvas shows its button. While the drawer or a block inside it is selected, the
 * canvas also shows its content.
 */
export function DrawerEdit( { attributes, clientId, isSelected, setAttributes }: BlockEditProps< Drawer > ) {
	const { kind = 'drawer', icon = 'menu', label = '', showLabel = true } = attributes;
	const { isInside, isEmpty } = useSelect(
		( select ) => {
			const { getBlockCount, hasSelectedInnerBlock } = select( blockEditorStore );
			return { isInside: hasSelectedInnerBlock( clientId, true ), isEmpty: getBlockCount( clientId ) === 0 };
		},
		[ clientId ]
	);
	const isOpen = isSelected || isInside || isEmpty;
	const content = useInnerBlocksProps(
		{ className: 'vestibule-drawer__content', hidden: ! isOpen },
		{ template: kind === 'search' ? [ [ 'core/search', { showLabel: false } ] ] : undefined }
	);
	const placeholder = kind === 'search' ? __( 'Search', 'vestibule' ) : __( 'Menu', 'vestibule' );
	return (
		<div { ...useBlockProps( { className: 'vestibule-drawer' } ) }>
			<DrawerInspector attributes={ attributes } setAttributes={ setAttributes } />
			<div className="vestibule-drawer__button">
				{ icon !== 'none' && <span className={ `vestibule-drawer__icon is-${ icon }` } aria-hidden="true" /> }
				{ ( showLabel || icon === 'none' ) && (
					<RichText
						tagName="span"
						identifier="label"
						aria-label={ __( 'Button text', 'vestibule' ) }
						placeholder={ placeholder }
						value={ label }
						allowedFormats={ [] }
						disableLineBreaks
						onChange={ ( words: string ) => setAttributes( { label: words } ) }
					/>
				) }
			</div>
			<div { ...content } />
		</div>
	);
}
