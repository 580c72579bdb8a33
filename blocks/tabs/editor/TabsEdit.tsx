import {
	InspectorControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, Notice, PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { TabsAttributes } from '../../../src/contracts/tabs';
import { isEmpty } from '../../../src/shared/empty';
import { ShownTab, useShown } from './shown';
import { TabToolbar } from './TabEdit';
import { FORMATS, textOf } from '../../../src/controls/titled';

type Device = 'desktop' | 'tablet' | 'phone';

type Props = BlockEditProps< TabsAttributes >;

/** Settings for the layouts on different devices. */
function LayoutPanel( { attributes, setAttributes }: Pick< Props, 'attributes' | 'setAttributes' > ) {
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
	);
}

function TabsInspector( { attributes, setAttributes, clientId }: Props ) {
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
	return (
		<InspectorControls>
			<LayoutPanel attributes={ attributes } setAttributes={ setAttributes } />
			<PanelBody title={ __( 'Tabs', 'vestibule' ) }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Tab that is open at first', 'vestibule' ) }
					value={ String( Math.max( 0, open ) ) }
					options={ tabs.map( ( tab, index ) => ( {
						value: String( index ),
						/* translators: %d: position of a tab that has no title yet. */
						label: textOf( tab.attributes.title ) || sprintf( __( 'Tab %d', 'vestibule' ), index + 1 ),
					} ) ) }
					onChange={ ( chosen ) => openFirst( Number( chosen ) ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name for screen readers', 'vestibule' ) }
					help={ __( 'The topic of the tabs, such as “Courses”.', 'vestibule' ) }
					placeholder={ __( 'Sections', 'vestibule' ) }
					value={ attributes.label ?? '' }
					onChange={ ( label ) => setAttributes( { label } ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Arrow keys open tabs', 'vestibule' ) }
					help={ __(
						'If this is off, the arrow keys only move the focus, and Enter or the space bar opens the tab.',
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

interface TitleTextProps {
	tab: string;
	index: number;
	isShown: boolean;
	onShow(): void;
}

/** Title that is edited in place. It is not a button element, because typing a space would activate the button. */
function TitleText( { tab, index, isShown, onShow }: TitleTextProps ) {
	const title = useSelect(
		( select ) => String( select( blockEditorStore ).getBlockAttributes( tab )?.title ?? '' ),
		[ tab ]
	);
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	/* translators: %d: position of a tab that has no title yet. */
	const placeholder = sprintf( __( 'Tab %d', 'vestibule' ), index + 1 );
	return (
		<div
			className={ `vestibule-tabs__tab${ isShown ? ' is-chosen' : '' }` }
			style={ { order: index + 1 } }
			onFocus={ onShow }
			onMouseDown={ onShow }
			role="presentation"
		>
			<RichText
				tagName="span"
				className="vestibule-tabs__title"
				identifier={ `title-${ tab }` }
				/* translators: %d: position of a tab. */
				aria-label={ sprintf( __( 'Title of tab %d', 'vestibule' ), index + 1 ) }
				placeholder={ placeholder }
				allowedFormats={ FORMATS }
				disableLineBreaks
				value={ title }
				onChange={ ( text ) => void updateBlockAttributes( [ tab ], { title: text } ) }
			/>
		</div>
	);
}

const TAB = 'vestibule/tab';

/** Warning that tabs without content are not visible on the page. */
function EmptyNote( { clientId }: { clientId: string } ) {
	const { empty, total } = useSelect(
		( select ) => {
			const tabs = select( blockEditorStore ).getBlocks( clientId );
			return { empty: tabs.filter( ( { innerBlocks } ) => isEmpty( innerBlocks ) ).length, total: tabs.length };
		},
		[ clientId ]
	);
	return empty > 0 ? (
		<Notice className="vestibule-tabs__note" status="warning" isDismissible={ false }>
			{ empty === total
				? __( 'No tab has any content yet: visitors see nothing here.', 'vestibule' )
				: __( 'Tabs without content are not shown on the page.', 'vestibule' ) }
		</Notice>
	) : null;
}

/** Edit component of tabs. The titles are part of this block, and each panel is an inner block. */
export function TabsEdit( props: Props ) {
	const { attributes, clientId, isSelected } = props;
	const { desktop = 'tabs', tablet = 'tabs', phone = 'accordion' } = attributes;
	const { tabs, shown, show } = useShown( clientId );
	const isNear = useSelect(
		( select ) => select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const { insertBlock } = useDispatch( blockEditorStore );
	const { children, ...wrapper } = useInnerBlocksProps(
		useBlockProps( { className: `is-desktop-${ desktop } is-tablet-${ tablet } is-phone-${ phone }` } ),
		{
			allowedBlocks: [ TAB ],
			template: [ [ TAB ], [ TAB ], [ TAB ] ],
			orientation: 'horizontal',
			renderAppender: false,
		}
	);
	return (
		<>
			<TabsInspector { ...props } />
			{ shown && <TabToolbar tab={ shown } tabs={ clientId } /> }
			<div { ...wrapper }>
				<div className="vestibule-tabs__list">
					{ tabs.map( ( tab, index ) => (
						<TitleText
							key={ tab }
							tab={ tab }
							index={ index }
							isShown={ tab === shown }
							onShow={ () => show( tab ) }
						/>
					) ) }
					{ ( isSelected || isNear ) && (
						<Button
							className="vestibule-tabs__add"
							icon={ plus }
							label={ __( 'Add tab', 'vestibule' ) }
							style={ { order: tabs.length + 1 } }
							onClick={ () => void insertBlock( createBlock( TAB ), tabs.length, clientId ) }
						/>
					) }
				</div>
				<ShownTab.Provider value={ shown }>{ children }</ShownTab.Provider>
				<span className="vestibule-tabs__end" hidden />
				{ ! isSelected && ! isNear && <EmptyNote clientId={ clientId } /> }
			</div>
		</>
	);
}
