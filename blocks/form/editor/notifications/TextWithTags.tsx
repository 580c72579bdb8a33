import { Button, Dropdown, SearchControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { TextControl, TextareaControl } from '../../../../src/controls/wordpress';
import type { NotificationsEditor } from '../../../../src/contracts/notifications-editor';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { GoneNotice } from '../references/GoneNotice';
import { tags as inTags } from '../references/naming';

export type OfferedTag = NotificationsEditor[ 'tags' ][ number ];

interface TagInserterProps {
	/** Label of the control into which tags are inserted. */
	label: string;
	tags: readonly OfferedTag[];
	onInsert( tag: string ): void;
}

/** Searchable menu of merge tags. */
export function TagInserter( { label, tags, onInsert }: TagInserterProps ) {
	return (
		<Dropdown
			className="vestibule-editor__inserter"
			popoverProps={ { placement: 'bottom-end' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="small"
					variant="link"
					aria-expanded={ isOpen }
					/* translators: %s: label of a text control. */
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

export function matching( tags: readonly OfferedTag[], search: string ): OfferedTag[] {
	const words = search.toLowerCase();
	return tags.filter( ( { tag, label } ) => `${ tag } ${ label }`.toLowerCase().includes( words ) );
}

function Choices( { tags, onChoose }: { tags: readonly OfferedTag[]; onChoose( tag: string ): void } ) {
	const [ search, setSearch ] = useState( '' );
	const found = matching( tags, search );
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
			{ found.length === 0 && <p>{ __( 'No merge tags found.', 'vestibule' ) }</p> }
		</div>
	);
}

interface TextWithTagsProps {
	label: string;
	value: string;
	onChange( value: string ): void;
	tags: readonly OfferedTag[];
	/** Fields of the form. A warning lists merge tags of other fields, because those tags are replaced with nothing. */
	fields: readonly AskedField[];
	help?: ReactNode;
	placeholder?: string;
	maxLength: number;
	/** Number of lines. If undefined, the control has a single line. */
	rows?: number;
	'aria-invalid'?: boolean;
}

/** Text control that can contain merge tags, with a button that inserts a merge tag at the cursor. */
export function TextWithTags( { tags, fields, rows, ...control }: TextWithTagsProps ) {
	const place = useRef< HTMLDivElement >( null );
	const insert = ( tag: string ) => {
		const input = place.current?.querySelector< HTMLInputElement | HTMLTextAreaElement >( 'input, textarea' );
		const { value, onChange } = control;
		const start = input?.selectionStart ?? value.length;
		const end = input?.selectionEnd ?? start;
		onChange( value.slice( 0, start ) + tag + value.slice( end ) );
		// Wait until the control has rendered its new value.
		window.requestAnimationFrame( () => {
			input?.focus();
			input?.setSelectionRange( start + tag.length, start + tag.length );
		} );
	};
	return (
		<div className="vestibule-editor__tagged">
			<div ref={ place }>
				{ rows ? <TextareaControl rows={ rows } { ...control } /> : <TextControl { ...control } /> }
			</div>
			<GoneNotice naming={ inTags } value={ control.value } fields={ fields } />
			<TagInserter label={ control.label } tags={ tags } onInsert={ insert } />
		</div>
	);
}
