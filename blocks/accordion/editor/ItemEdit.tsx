import {
	BlockControls,
	InspectorControls,
	RichText,
	store,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { PanelBody, ToggleControl, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown, plus } from '@wordpress/icons';
import type { AccordionItemAttributes } from '../../../src/contracts/accordion-item';
import { isEmpty } from '../../../src/shared/empty';
import { Item } from '../views/Item';
import { FORMATS } from '../../../src/controls/titled';

interface Shown {
	isShown: boolean;
	/** Called when the browser itself has opened or closed the item, for example during find in page. */
	setShown: ( isShown: boolean ) => void;
	/** Event handlers of the chevron. */
	onPointerDown: () => void;
	onClick: ( event: React.MouseEvent ) => void;
}

/**
 * Returns whether an item is open in the canvas, along with its event handlers. The item opens when it or a block
 * inside it is selected, including in the list view.
 */
function useShown( clientId: string, isSelected: boolean, isOpen: boolean ): Shown {
	const hasSelected = useSelect(
		( select ) => select( store ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const [ isShown, setShown ] = useState( isOpen );
	const pressed = useRef( isShown );
	useEffect( () => {
		if ( isSelected || hasSelected ) {
			setShown( true );
		}
	}, [ isSelected, hasSelected ] );
	return {
		isShown,
		setShown,
		// Pressing the button selects the block, which opens the item. Therefore, toggle the state that the item had
		// before the press.
		onPointerDown: () => ( pressed.current = isShown ),
		onClick: ( event ) => setShown( ! ( event.detail ? pressed.current : isShown ) ),
	};
}

function ItemControls( { attributes, setAttributes, clientId }: BlockEditProps< AccordionItemAttributes > ) {
	const { index, accordion } = useSelect(
		( select ) => ( {
			index: select( store ).getBlockIndex( clientId ),
			accordion: select( store ).getBlockRootClientId( clientId ) ?? undefined,
		} ),
		[ clientId ]
	);
	const { insertBlock } = useDispatch( store );
	const toggle = () => setAttributes( { isOpen: ! attributes.isOpen } );
	return (
		<>
			<BlockControls group="block">
				<ToolbarGroup>
					<ToolbarButton
						icon={ chevronDown }
						label={ __( 'Open when the page is loaded', 'vestibule' ) }
						isPressed={ attributes.isOpen }
						onClick={ toggle }
					/>
					<ToolbarButton
						icon={ plus }
						label={ __( 'Add item after', 'vestibule' ) }
						onClick={ () =>
							void insertBlock( createBlock( 'vestibule/accordion-item' ), index + 1, accordion )
						}
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'vestibule' ) }>
					<ToggleControl
						label={ __( 'Open when the page is loaded', 'vestibule' ) }
						checked={ attributes.isOpen }
						onChange={ toggle }
					/>
				</PanelBody>
			</InspectorControls>
		</>
	);
}

/** Checks whether an item is empty and the selection is elsewhere. */
const useIsLeftEmpty = ( clientId: string ): boolean =>
	useSelect(
		( select ) =>
			! select( store ).isBlockSelected( clientId ) &&
			! select( store ).hasSelectedInnerBlock( clientId, true ) &&
			isEmpty( select( store ).getBlocks( clientId ) ),
		[ clientId ]
	);

interface ItemTitleProps {
	title: string;
	onChange( title: string ): void;
}

const ItemTitle = ( { title, onChange }: ItemTitleProps ) => (
	<RichText
		tagName="span"
		className="vestibule-accordion-item__words"
		identifier="title"
		aria-label={ __( 'Title of the item', 'vestibule' ) }
		placeholder={ __( 'Title or question (“Untitled” if empty)', 'vestibule' ) }
		allowedFormats={ FORMATS }
		disableLineBreaks
		value={ title }
		onChange={ onChange }
	/>
);

/** Chevron that opens and closes the item. */
const ItemIcon = ( { isShown, ...handlers }: Omit< Shown, 'setShown' > ) => (
	<button
		type="button"
		className="vestibule-accordion-item__icon"
		aria-expanded={ isShown }
		aria-label={ isShown ? __( 'Close the item', 'vestibule' ) : __( 'Open the item', 'vestibule' ) }
		{ ...handlers }
	/>
);

/** Edit component of an item. A click on the title edits it. The chevron opens and closes the item. */
export function ItemEdit( props: BlockEditProps< AccordionItemAttributes > ) {
	const { attributes, setAttributes, clientId, isSelected, context } = props;
	const { isShown, setShown, ...chevron } = useShown( clientId, isSelected, attributes.isOpen );
	const inside = useSelect( ( select ) => select( store ).getBlockOrder( clientId )[ 0 ], [ clientId ] );
	const { selectBlock } = useDispatch( store );
	const isLeftEmpty = useIsLeftEmpty( clientId );
	const level = context[ 'vestibule/accordion-level' ];
	const content = useInnerBlocksProps(
		{ className: 'vestibule-accordion-item__content' },
		{
			template: [ [ 'core/paragraph', { placeholder: __( 'Content below the title', 'vestibule' ) } ] ],
			templateLock: false,
		}
	);
	/** Handles Enter by moving to the first block under the title. */
	const onKeyDown = ( event: React.KeyboardEvent ) => {
		if (
			event.key === 'Enter' &&
			inside &&
			! ( event.target instanceof HTMLElement && event.target.closest( 'button' ) )
		) {
			event.preventDefault();
			void selectBlock( inside, 0 );
		}
	};
	const wrapper = useBlockProps();
	return (
		<>
			<ItemControls { ...props } />
			<details
				{ ...( wrapper as object ) }
				open={ isShown }
				onToggle={ ( event ) => event.target === event.currentTarget && setShown( event.currentTarget.open ) }
			>
				<Item
					id=""
					level={ typeof level === 'number' ? level : 3 }
					title={
						<>
							<ItemTitle
								title={ attributes.title }
								onChange={ ( title ) => setAttributes( { title } ) }
							/>
							{ isLeftEmpty && <EmptyNote /> }
						</>
					}
					icon={ <ItemIcon isShown={ isShown } { ...chevron } /> }
					content={ <div { ...content } /> }
					onKeyDown={ onKeyDown }
					// Prevent the browser from toggling the item when the title is clicked or Space is pressed in it.
					onClick={ ( event ) => event.preventDefault() }
					onKeyUp={ ( event ) => event.key === ' ' && event.preventDefault() }
				/>
			</details>
		</>
	);
}

/**
 * Note saying that the item is empty. Shown only while the item is not selected, so that it doesn't distract from
 * writing.
 */
function EmptyNote() {
	return (
		<span className="vestibule-accordion-item__note">
			{ __( 'Empty: visitors do not see this item.', 'vestibule' ) }
		</span>
	);
}
