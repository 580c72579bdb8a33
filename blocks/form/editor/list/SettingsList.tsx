import { Button, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { ToggleControl } from '../../../../src/controls/wordpress';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { GoneNotice } from '../references/GoneNotice';
import type { Naming } from '../references/naming';
import { useRefusals } from '../refusals';

interface ListRowProps {
	title: string;
	help: ReactNode;
	/** State of the switch; null for items that have no switch. */
	isOn: boolean | null;
	setOn( isOn: boolean ): void;
	edit(): void;
	/** Duplicates the item. Undefined if the list is full. */
	duplicate: ( () => void ) | undefined;
	remove(): void;
	/** Notices about the item. */
	children?: ReactNode;
}

/** Row for an item of the list. */
function ListRow( { title, help, isOn, setOn, edit, duplicate, remove, children }: ListRowProps ) {
	return (
		<li>
			{ isOn === null ? (
				<div>
					{ title }
					<p className="components-base-control__help">{ help }</p>
				</div>
			) : (
				<ToggleControl label={ title } help={ help } checked={ isOn } onChange={ setOn } />
			) }
			<Button
				size="small"
				variant="link"
				/* translators: %s: name of a notification, a confirmation or a webhook. */
				aria-label={ sprintf( __( 'Edit %s', 'vestibule' ), title ) }
				onClick={ edit }
			>
				{ __( 'Edit', 'vestibule' ) }
			</Button>
			<DropdownMenu
				icon={ moreVertical }
				/* translators: %s: name of a notification, a confirmation or a webhook. */
				label={ sprintf( __( 'More actions for %s', 'vestibule' ), title ) }
				toggleProps={ { size: 'small' } }
			>
				{ ( { onClose } ) => (
					<MenuGroup>
						<MenuItem
							disabled={ ! duplicate }
							onClick={ () => {
								duplicate?.();
								onClose();
							} }
						>
							{ __( 'Duplicate', 'vestibule' ) }
						</MenuItem>
						<MenuItem
							isDestructive
							onClick={ () => {
								remove();
								onClose();
							} }
						>
							{ __( 'Delete', 'vestibule' ) }
						</MenuItem>
					</MenuGroup>
				) }
			</DropdownMenu>
			{ children }
		</li>
	);
}

interface Item {
	id: string;
	enabled?: boolean;
}

interface SettingsListProps< One extends Item > {
	form: number;
	/** Meta key of the list. */
	meta: string;
	list: readonly One[];
	setList( list: One[] ): void;
	most: number;
	titleOf( one: One ): string;
	/** Returns a short description of the item. */
	helpOf( one: One ): ReactNode;
	/** Naming for the field names in an item. */
	naming: Naming;
	fields: readonly Pick< AskedField, 'name' >[];
	/** Whether items can be switched off. */
	hasSwitch?: boolean;
	/** Returns a copy of an item, with an ID that is not in `taken`. */
	copyOf( one: One, taken: readonly string[] ): One;
	addLabel: string;
	make( taken: readonly string[] ): One;
	/** Additional buttons under the list. */
	more?( add: ( one: One ) => void, taken: readonly string[] ): ReactNode;
	/** Renders the dialog for the edited item. */
	modal( one: One, edit: { index: number; change( changes: Partial< One > ): void; close(): void } ): ReactNode;
}

/** Returns functions that delete items of a list and restore the last deleted one. */
function useDeletion< One extends Item >( list: readonly One[], setList: ( list: One[] ) => void ) {
	const [ deleted, setDeleted ] = useState< { one: One; at: number } | null >( null );
	return {
		deleted: deleted?.one,
		remove( one: One ) {
			setDeleted( { one, at: list.indexOf( one ) } );
			setList( list.filter( ( other ) => other !== one ) );
		},
		undo() {
			if ( deleted ) {
				setList( [ ...list.slice( 0, deleted.at ), deleted.one, ...list.slice( deleted.at ) ] );
				setDeleted( null );
			}
		},
	};
}

function DeletedNote( { title, undo }: { title: string; undo(): void } ) {
	return (
		<>
			{ sprintf(
				/* translators: %s: name of a notification, a confirmation or a webhook. */
				__( '“%s” was deleted.', 'vestibule' ),
				title
			) }{ ' ' }
			<Button variant="link" onClick={ undo }>
				{ __( 'Undo', 'vestibule' ) }
			</Button>
		</>
	);
}

/** List of notifications, confirmations or webhooks of a form, with actions to edit, copy and delete them. */
export function SettingsList< One extends Item >( props: SettingsListProps< One > ) {
	const { form, meta, list, setList, most, titleOf, helpOf, naming, fields, hasSwitch = false, copyOf } = props;
	const { addLabel, make, more, modal } = props;
	const [ open, setOpen ] = useState< string | null >( null );
	const { deleted, remove, undo } = useDeletion( list, setList );
	const taken = [ ...list.map( ( { id } ) => id ), ...( deleted ? [ deleted.id ] : [] ) ];
	const change = ( of: string, changes: Partial< One > ) =>
		setList( list.map( ( one ) => ( one.id === of ? { ...one, ...changes } : one ) ) );
	const add = ( one: One ) => {
		setList( [ ...list, one ] );
		setOpen( one.id );
	};
	const index = list.findIndex( ( { id } ) => id === open );
	const edited = list[ index ];
	const isFull = list.length >= most;
	return (
		<>
			{ list.length > 0 && (
				<ul className="vestibule-editor__notifications">
					{ list.map( ( one, at ) => (
						<ListRow
							key={ one.id }
							title={ titleOf( one ) }
							help={ helpOf( one ) }
							isOn={ hasSwitch ? one.enabled !== false : null }
							setOn={ ( enabled ) => change( one.id, { enabled } as Partial< One > ) }
							edit={ () => setOpen( one.id ) }
							duplicate={ isFull ? undefined : () => add( copyOf( one, taken ) ) }
							remove={ () => remove( one ) }
						>
							<RefusedRow form={ form } meta={ meta } index={ at } />
							<GoneNotice naming={ naming } value={ one } fields={ fields } />
						</ListRow>
					) ) }
				</ul>
			) }
			<div role="status">{ deleted && <DeletedNote title={ titleOf( deleted ) } undo={ undo } /> }</div>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ isFull }
				accessibleWhenDisabled
				onClick={ () => add( make( taken ) ) }
			>
				{ addLabel }
			</Button>
			{ ! isFull && more?.( add, taken ) }
			{ edited &&
				modal( edited, {
					index,
					change: ( changes ) => change( edited.id, changes ),
					close: () => setOpen( null ),
				} ) }
		</>
	);
}

/** First error of an item that the server rejected. The dialog of the item shows the error at its control. */
function RefusedRow( { form, meta, index }: { form: number; meta: string; index: number } ) {
	const [ sentence ] = Object.values( useRefusals( form, meta, index ) );
	return sentence ? <p className="vestibule-editor__refused">{ sentence }</p> : null;
}
