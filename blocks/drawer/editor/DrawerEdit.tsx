import {
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Drawer } from '../../../src/contracts/drawer';
import { DrawerInspector } from './DrawerInspector';

/**
 * On the canvas a drawer is its button; what is in it stands below while the drawer, or something in it, is selected.
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
