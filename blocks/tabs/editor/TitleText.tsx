import { RichText, store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { FORMATS } from './title';

interface Props {
	tab: string;
	index: number;
	isShown: boolean;
	onShow(): void;
}

/** A title, written where it stands. It looks as on the page but is no button: a space is a letter here. */
export function TitleText( { tab, index, isShown, onShow }: Props ) {
	const title = useSelect(
		( select ) => String( select( blockEditorStore ).getBlockAttributes( tab )?.title ?? '' ),
		[ tab ]
	);
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	/* translators: %d: place of a tab that has no title yet. */
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
				/* translators: %d: place of a tab. */
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
