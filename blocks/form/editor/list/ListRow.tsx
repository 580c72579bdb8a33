import { Button, DropdownMenu, MenuGroup, MenuItem, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { ReactNode } from 'react';

interface Props {
	title: string;
	help: ReactNode;
	/** Null where it has no switch. */
	isOn: boolean | null;
	setOn( isOn: boolean ): void;
	edit(): void;
	/** Missing while the list is full. */
	duplicate: ( () => void ) | undefined;
	remove(): void;
	/** What is to be said about it. */
	children?: ReactNode;
}

/** One of a list of a form's settings. */
export function ListRow( { title, help, isOn, setOn, edit, duplicate, remove, children }: Props ) {
	return (
		<li>
			{ isOn === null ? (
				<div>
					{ title }
					<p className="components-base-control__help">{ help }</p>
				</div>
			) : (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ title }
					help={ help }
					checked={ isOn }
					onChange={ setOn }
				/>
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
				label={ sprintf( __( 'More for %s', 'vestibule' ), title ) }
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
