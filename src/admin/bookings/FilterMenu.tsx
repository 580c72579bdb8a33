import { Button, CheckboxControl, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';

interface Props< T > {
	label: string;
	/** When nothing is chosen. */
	all: string;
	options: readonly { value: T; label: string }[];
	chosen: readonly T[];
	/** Whether this narrows what is shown. */
	isOn: boolean;
	choose: ( chosen: T[] ) => void;
	clear: () => void;
}

function chosenWords( label: string, named: readonly { label: string }[] ): string {
	const [ only ] = named;
	return only !== undefined && named.length === 1
		? only.label
		: /* translators: 1: what is filtered by, such as Hosts, 2: number that is chosen. */
			sprintf( __( '%1$s: %2$d', 'vestibule' ), label, named.length );
}

/** A filter of which several can be chosen. */
export function FilterMenu< T extends string | number >( {
	label,
	all,
	options,
	chosen,
	isOn,
	choose,
	clear,
}: Props< T > ) {
	const named = options.filter( ( { value } ) => chosen.includes( value ) );
	const words = isOn && named.length > 0 ? chosenWords( label, named ) : all;
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					className={ `vestibule-bookings__filter${ isOn ? ' is-on' : '' }` }
					icon={ chevronDown }
					iconPosition="right"
					aria-expanded={ isOpen }
					aria-label={ `${ label }: ${ words }` }
					onClick={ onToggle }
				>
					{ words }
				</Button>
			) }
			renderContent={ () => (
				<fieldset className="vestibule-bookings__options">
					<legend>{ label }</legend>
					{ options.map( ( { value, label: name } ) => (
						<CheckboxControl
							__nextHasNoMarginBottom
							key={ value }
							label={ name }
							checked={ chosen.includes( value ) }
							onChange={ ( on ) =>
								choose(
									options
										.map( ( option ) => option.value )
										.filter( ( one ) => ( one === value ? on : chosen.includes( one ) ) )
								)
							}
						/>
					) ) }
					{ isOn && (
						<Button variant="link" onClick={ clear }>
							{ all }
						</Button>
					) }
				</fieldset>
			) }
		/>
	);
}
