import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { TabsAttributes } from '../../../src/contracts/tabs';
import { isEmpty } from '../../../src/shared/empty';
import { ShownTab, useShown } from './shown';
import { TabsInspector } from './TabsInspector';
import { TabToolbar } from './TabToolbar';
import { TitleText } from './TitleText';

const TAB = 'vestibule/tab';

/** Tabs are written and switched where they stand: the titles belong to this block, each panel is a block inside it. */
export function TabsEdit( props: BlockEditProps< TabsAttributes > ) {
	const { attributes, clientId, isSelected } = props;
	const { desktop = 'tabs', tablet = 'tabs', phone = 'accordion' } = attributes;
	const { tabs, shown, show } = useShown( clientId );
	const isNear = useSelect(
		( select ) => select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const { insertBlock } = useDispatch( blockEditorStore );
	const empty = useSelect(
		( select ) =>
			select( blockEditorStore )
				.getBlocks( clientId )
				.filter( ( { innerBlocks } ) => isEmpty( innerBlocks ) ).length,
		[ clientId ]
	);
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
				{ empty > 0 && ! isSelected && ! isNear && (
					<Notice className="vestibule-tabs__note" status="warning" isDismissible={ false }>
						{ empty === tabs.length
							? __( 'No tab has any content yet: visitors see nothing here.', 'vestibule' )
							: __( 'A tab without content is left out on the page.', 'vestibule' ) }
					</Notice>
				) }
			</div>
		</>
	);
}
