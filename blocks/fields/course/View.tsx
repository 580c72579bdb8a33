import { FieldErrors, Frame, settingsOf, textOf, type FieldViewProps } from '../kit/view';

interface Choice {
	value: string;
	label: string;
}

/** Course in a form (same properties as Courses\Field\CourseOffer). */
export interface Offer {
	id: number;
	title: string;
	summary: string;
	kinds: Choice[];
	dates: Choice[];
	maxPeople: number;
	closed: string;
	isOver: boolean;
}

interface Chosen {
	kind?: string;
	dates?: string[];
	people?: number;
}

function chosenOf( text: string ): Chosen {
	try {
		return ( JSON.parse( text ) as Chosen | null ) ?? {};
	} catch {
		return {};
	}
}

type Part = FieldViewProps & { offer: Offer; chosen: Chosen };

const Hidden = ( { name, value }: { name: string; value: string } ) => (
	<input type="hidden" name={ name } defaultValue={ value } />
);

function Kinds( { field, offer, chosen, words }: Part ) {
	const name = `${ field.name }[kind]`;
	const [ first ] = offer.kinds;
	if ( offer.kinds.length < 2 ) {
		return <Hidden name={ name } value={ first?.value ?? '' } />;
	}
	const kind = offer.kinds.some( ( { value } ) => value === chosen.kind ) ? chosen.kind : first?.value;
	return (
		<div
			className="vestibule-choices vestibule-course__kinds"
			role="radiogroup"
			aria-label={ words.courseKinds ?? '' }
		>
			{ offer.kinds.map( ( { value, label } ) => (
				<label className="vestibule-choice" key={ value }>
					<input
						className="vestibule-choice__box"
						id={ `${ field.id }_kind_${ value }` }
						type="radio"
						name={ name }
						value={ value }
						defaultChecked={ value === kind }
					/>
					<span className="vestibule-choice__text">{ label }</span>
				</label>
			) ) }
		</div>
	);
}

function Dates( { field, offer, chosen, words, errors }: Part ) {
	const id = `${ field.id }_dates`;
	const own = errors[ `${ field.name }[dates]` ] ?? [];
	if ( offer.dates.length === 0 ) {
		return null;
	}
	return (
		<div className="vestibule-course__dates">
			<div
				className="vestibule-choices"
				id={ id }
				role="group"
				tabIndex={ -1 }
				aria-label={ words.courseDates ?? '' }
				aria-describedby={ own.length > 0 ? `${ id }_error` : undefined }
			>
				{ offer.dates.map( ( { value, label } ) => (
					<label className="vestibule-choice" key={ value }>
						<input
							className="vestibule-choice__box"
							id={ `${ field.id }_d${ value }` }
							type="checkbox"
							name={ `${ field.name }[d${ value }]` }
							value="1"
							defaultChecked={ chosen.dates?.includes( value ) ?? false }
						/>
						<span className="vestibule-choice__text">{ label }</span>
					</label>
				) ) }
			</div>
			<FieldErrors id={ id } errors={ own } />
		</div>
	);
}

function People( { field, offer, chosen, words, errors }: Part ) {
	const id = `${ field.id }_people`;
	const name = `${ field.name }[people]`;
	const own = errors[ name ] ?? [];
	if ( offer.maxPeople < 2 ) {
		return <Hidden name={ name } value="1" />;
	}
	return (
		<div className="vestibule-course__people">
			<label className="vestibule-field__label" htmlFor={ id }>
				{ words.coursePeople ?? '' }
			</label>
			<input
				className="vestibule-field__input"
				id={ id }
				name={ name }
				type="number"
				min={ 1 }
				max={ offer.maxPeople }
				defaultValue={ Math.max( 1, chosen.people ?? 1 ) }
				aria-invalid={ own.length > 0 }
				aria-describedby={ own.length > 0 ? `${ id }_error` : undefined }
			/>
			<FieldErrors id={ id } errors={ own } />
		</div>
	);
}

/**
 * Course, with controls for the kind of registration, the dates and the number of people. The editor shows an example.
 */
export function View( props: FieldViewProps ) {
	const { field, values, errors, words } = props;
	const { offer } = settingsOf< { offer: Offer } >( field );
	const chosen = chosenOf( textOf( values, field.name ) );
	const described = [
		field.help ? `${ field.id }_help` : '',
		( errors[ field.name ] ?? [] ).length > 0 ? `${ field.id }_error` : '',
	];
	return (
		<Frame { ...props } field={ { ...field, required: false } } group>
			{ offer ? (
				<div
					className="vestibule-course"
					id={ field.id }
					role="group"
					tabIndex={ -1 }
					aria-labelledby={ `${ field.id }_label` }
					aria-describedby={ described.filter( Boolean ).join( ' ' ) || undefined }
				>
					<p className="vestibule-course__about">
						<strong className="vestibule-course__title">{ offer.title }</strong>
						<span className="vestibule-course__summary">{ offer.summary }</span>
					</p>
					<p className="vestibule-course__spots" data-course-spots={ offer.id }>
						{ offer.closed }
					</p>
					<Hidden name={ `${ field.name }[course]` } value={ String( offer.id ) } />
					{ ! offer.isOver && (
						<>
							<Kinds { ...props } offer={ offer } chosen={ chosen } />
							<Dates { ...props } offer={ offer } chosen={ chosen } />
							<People { ...props } offer={ offer } chosen={ chosen } />
						</>
					) }
				</div>
			) : (
				<p className="vestibule-course__none" id={ field.id }>
					{ words.courseNone ?? '' }
				</p>
			) }
		</Frame>
	);
}
