import { Button, Dropdown, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { NotificationsEditor } from '../../../../src/contracts/notifications-editor';

export type OfferedTag = NotificationsEditor[ 'tags' ][ number ];

interface Props {
	/** Of the text that it belongs to. */
	label: string;
	tags: readonly OfferedTag[];
	onInsert( tag: string ): void;
}

/** Offers merge tags by what they stand for, found by typing. */
export function TagInserter( { label, tags, onInsert }: Props ) {
	return (
		<Dropdown
			className="vestibule-editor__inserter"
			popoverProps={ { placement: 'bottom-end' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="small"
					variant="link"
					aria-expanded={ isOpen }
					/* translators: %s: label of a text. */
					aria-label={ sprintf( __( 'Insert merge tag into %s', 'vestibule' ), label ) }
					onClick={ onToggle }
				>
					{ __( 'Insert merge tag', 'vestibule' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<Choices
					tags={ tags }
					onChoose={ ( tag ) => {
						onClose();
						onInsert( tag );
					} }
				/>
			) }
		/>
	);
}

function Choices( { tags, onChoose }: { tags: readonly OfferedTag[]; onChoose( tag: string ): void } ) {
	const [ search, setSearch ] = useState( '' );
	const words = search.toLowerCase();
	const found = tags.filter( ( { tag, label } ) => `${ tag } ${ label }`.toLowerCase().includes( words ) );
	return (
		<div className="vestibule-editor__tags">
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search merge tags', 'vestibule' ) }
				value={ search }
				onChange={ setSearch }
			/>
			<ul>
				{ found.map( ( { tag, label } ) => (
					<li key={ tag }>
						<Button onClick={ () => onChoose( tag ) }>
							<span>{ label }</span>
							<code>{ tag }</code>
						</Button>
					</li>
				) ) }
			</ul>
			{ found.length === 0 && <p>{ __( 'No merge tag matches.', 'vestibule' ) }</p> }
		</div>
	);
}
