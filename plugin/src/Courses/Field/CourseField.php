<?php

declare(strict_types=1);

namespace Vestibule\Courses\Field;

use Closure;
use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Registration\Kind;
use Vestibule\Courses\Registration\People;
use Vestibule\Courses\Registration\Registrar;
use Vestibule\Courses\Registration\Registration;
use Vestibule\Courses\Registration\RegistrationChoice;
use Vestibule\Courses\Registration\Window;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Entries\Entry;
use Vestibule\Entries\Seats\Reservation;
use Vestibule\Entries\Seats\PoolFull;
use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\ReservesSpots;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Registration for a course (docs/courses.md): kind, dates and number of people. On a course page, the registration is
 * for the page's course. Reserves the spots in the transaction that stores the entry.
 */
final class CourseField extends FieldType implements NormalizesValue, ReservesSpots {

	/** Maximum number of dates that are listed when an answer is shown as text. */
	private const MAX_LINES = 60;

	/**
	 * @param Closure(): Registrar    $registrar
	 * @param Closure(): Forms        $forms
	 * @param Closure(): Reservations $reservations
	 * @param Closure(): People       $people
	 */
	public function __construct(
		private readonly Courses $courses,
		private readonly Closure $registrar,
		private readonly Closure $forms,
		private readonly Closure $reservations,
		private readonly Closure $people,
		private readonly Clock $clock,
	) {}

	public function name(): string {
		return 'course';
	}

	public function attributes(): array {
		return array(
			'course'         => self::numberAttribute(),
			'peopleField'    => self::textAttribute( 100 ),
			'includesSender' => array( 'type' => 'boolean', 'default' => false ),
		);
	}

	public function defaults(): Defaults {
		return new Defaults(
			'course',
			_x( 'Course', 'field type', 'vestibule' ),
			array(
				'required' => __( 'Open the page of a course to register for it', 'vestibule' ),
				'invalid'  => __( 'This course is not available in this form. Open the page of the course and try again', 'vestibule' ),
				'dates'    => __( 'Choose at least one date', 'vestibule' ),
				'one'      => __( 'Choose one date for the trial session', 'vestibule' ),
				'max'      => __( 'Enter a number from 1 to %%max%%', 'vestibule' ),
				'people'   => __( 'Register 1 to %%max%% people', 'vestibule' ),
			)
		);
	}

	public function fromAnotherSite( array $attributes ): array {
		/* translators: %s: label of a field. */
		$words = ( $attributes['course'] ?? 0 ) > 0 ? __( '“%s”: choose the course again.', 'vestibule' ) : '';
		return array( array_diff_key( $attributes, array( 'course' => 0 ) ), $words );
	}

	public function viewWords(): array {
		return array(
			'courseKinds'  => __( 'What would you like to register for?', 'vestibule' ),
			'courseDates'  => __( 'Dates', 'vestibule' ),
			'coursePeople' => __( 'Number of people', 'vestibule' ),
			'courseNone'   => __( 'Open the page of a course to register for it.', 'vestibule' ),
		);
	}

	public function prefilled( Field $field, string $text ): array {
		return array();
	}

	/** Loads the course of the field or of the page. */
	public function model( Field $field, Context $context ): ?CourseOffer {
		$posted = $context->values[ $field->name ] ?? '';
		$id     = CurrentCourse::id( $field->number( 'course' ) );
		$id     = 0 === $id && is_string( $posted ) ? RegistrationChoice::parse( $posted )->course ?? 0 : $id;
		$course = $this->courses->find( $id );
		if ( null === $course || ! $this->isFormOf( $course, $context->formId ) ) {
			return null;
		}
		$has_rows = self::mayHaveRows( $field ) && ( $this->people )()->hasRows( $field, $context->formId );
		return ( new CourseOffers( $this->clock ) )->of( $course, $has_rows );
	}

	public function printedParts( FieldView $view ): array {
		$offer = $view->model instanceof CourseOffer && ! $view->model->isOver ? $view->model : null;
		$part  = static fn ( string $key, string $label ): array => array(
			'key'          => $key,
			'id'           => $view->partId( $key ),
			'name'         => "{$view->field->name}[{$key}]",
			'label'        => $label,
			'required'     => false,
			'autocomplete' => '',
		);
		$parts = array();
		if ( array() !== ( $offer->dates ?? array() ) ) {
			$parts[] = $part( 'dates', $view->word( 'courseDates' ) );
		}
		if ( ( $offer->maxPeople ?? 1 ) > 1 ) {
			$parts[] = $part( 'people', $view->word( 'coursePeople' ) );
		}
		return $parts;
	}

	public function read( Field $field, SubmittedData $data ): Value {
		$parts = array();
		foreach ( array( 'course', 'kind', 'dates', 'people' ) as $key ) {
			$parts[ $key ] = self::line( $data->string( $field->name, $key ) );
		}
		foreach ( $this->courses->find( (int) $parts['course'] )->sessions ?? array() as $session ) {
			$parts[ "d{$session->key}" ] = $data->string( $field->name, "d{$session->key}" );
		}
		return new Value( array( $field->name => RegistrationChoice::fromParts( $parts )->write() ) );
	}

	public function typed( Field $field, mixed $posted ): mixed {
		return is_array( $posted ) ? RegistrationChoice::fromParts( $posted )->write() : $posted;
	}

	public function errors( Field $field, Value $value, Context $context ): array {
		$choice = RegistrationChoice::parse( $value->string() );
		if ( null === $choice ) {
			return array_filter( array( $field->name => $this->missing( $field->required, $field ) ) );
		}
		$course   = $this->courses->find( $choice->course );
		$fixed    = $field->number( 'course' );
		$is_other = $fixed > 0 && $fixed !== $choice->course;
		if ( null === $course || $is_other || ! $this->isFormOf( $course, $context->formId ) ) {
			return array( $field->name => array( $field->message( 'invalid' ) ) );
		}
		$reason = ( new Window( $course ) )->reason( $this->clock->now() );
		return '' === $reason
			? $this->choiceErrors( $field, $choice, $course, $this->countPeople( $field, $context ) )
			: array( $field->name => array( $reason ) );
	}

	/**
	 * Removes dates that have started. For the whole course, removes all dates. If the form has a row for each person,
	 * sets the number of people.
	 */
	public function normalize( Field $field, Value $value, Context $context ): Value {
		$choice = RegistrationChoice::parse( $value->string() );
		$people = $this->countPeople( $field, $context );
		$course = $this->courses->find( $choice->course ?? 0 );
		return null === $choice || null === $course ? $value : new Value(
			array(
				$field->name => $choice->with(
					Kind::Whole->value === $choice->kind ? array() : $this->chosen( $course, $choice ),
					$people ?? $choice->people
				)->write(),
			)
		);
	}

	/** @throws SubmissionRefused Status 409 if too few spots are left. */
	public function write( Field $field, Value $value, int $form, int $entry ): void {
		$registration = $this->registration( $value, $entry );
		$course       = null === $registration ? null : $this->courses->find( $registration->course );
		if ( null !== $registration && null !== $course ) {
			$this->reserve( $field, $course, fn () => ( $this->registrar )()->register( $registration, $course ) );
		}
	}

	public function reserveAgain( Field $field, Value $value, int $entry, bool $isEnforced ): void {
		$choice = RegistrationChoice::parse( $value->string() );
		$course = $this->courses->findInAnyStatus( $choice->course ?? 0 );
		if ( null !== $course ) {
			$restore = fn () => ( $this->registrar )()->restore( $entry, $isEnforced );
			$this->reserve( $field, $course, $restore );
		}
	}

	public function reservation( Field $field, Value $value, Entry $entry ): ?Reservation {
		return '' === $value->string() ? null : ( $this->reservations )()->of( $entry->id );
	}

	/** Returns the registration as text, followed by a line for each date. */
	public function asText( Field $field, Value $value ): string {
		$registration = $this->registration( $value, 0 );
		$course       = null === $registration ? null : $this->courses->findInAnyStatus( $registration->course );
		if ( null === $registration ) {
			return '';
		}
		$words    = new CourseWords();
		$sessions = Kind::Whole === $registration->kind
			? $course?->planned() ?? array()
			: array_filter(
				$course->sessions ?? array(),
				static fn ( Session $session ): bool => in_array( $session->key, $registration->dates, true )
			);
		$lines    = array_map( $words->session( ... ), array_slice( array_values( $sessions ), 0, self::MAX_LINES ) );
		return implode( "\n", array( $words->registration( $registration, $course ), ...$lines ) );
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		return AnswerControl::none( __( 'You can change registrations in the list of participants.', 'vestibule' ) );
	}

	public function valueSchema( Field $field ): array {
		return array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'required'             => array( 'course' ),
			'properties'           => array(
				'course' => array( 'type' => 'integer', 'minimum' => 1 ),
				'kind'   => array( 'type' => 'string', 'enum' => array_column( Kind::cases(), 'value' ) ),
				'dates'  => array( 'type' => 'array', 'items' => array( 'type' => 'string' ) ),
				'people' => array( 'type' => 'integer', 'minimum' => 1 ),
			),
		);
	}

	public function posted( Field $field, mixed $given ): mixed {
		if ( ! is_array( $given ) ) {
			return $given;
		}
		$text  = static fn ( mixed $value ): mixed => is_int( $value ) ? (string) $value : $value;
		$dates = array_filter( (array) ( $given['dates'] ?? array() ), is_string( ... ) );
		$parts = array( 'dates' => implode( ',', $dates ) ) + $given + array( 'kind' => Kind::Whole->value );
		return array_map( $text, $parts );
	}

	public function render( FieldView $view ): string {
		return ( new Frame() )->render( $view, $this->control( $view ), true, false );
	}

	protected function control( FieldView $view ): string {
		return $view->model instanceof CourseOffer
			? ( new CourseControl() )->render( $view, $view->model )
			: Html::element(
				'p',
				array( 'class' => 'vestibule-course__none', 'id' => $view->id ),
				Html::escape( $view->word( 'courseNone' ) )
			);
	}

	/**
	 * @param int|null $counted Number of people, if the form has a row for each of them.
	 * @return array<string, list<string>>
	 */
	private function choiceErrors( Field $field, RegistrationChoice $choice, Course $course, ?int $counted ): array {
		$kind  = Kind::tryFrom( $choice->kind );
		$dates = $this->chosen( $course, $choice );
		if ( null === $kind || ! in_array( $kind, Kind::offered( $course->settings ), true ) ) {
			return array( $field->name => array( $field->message( 'invalid' ) ) );
		}
		$errors = array();
		if ( Kind::Whole !== $kind && array() === $dates ) {
			$errors[ "{$field->name}[dates]" ] = array( $field->message( 'dates' ) );
		} elseif ( Kind::Trial === $kind && count( $dates ) > 1 ) {
			$errors[ "{$field->name}[dates]" ] = array( $field->message( 'one' ) );
		}
		$people = $counted ?? $choice->people;
		$limits = array( 'max' => $course->settings->maxPeople );
		if ( null !== $counted && ( $people < 1 || $people > $limits['max'] ) ) {
			$errors[ $field->name ] = array( $field->message( 'people', $limits ) );
		} elseif ( $people < 1 || $people > $limits['max'] ) {
			$errors[ "{$field->name}[people]" ] = array( $field->message( 'max', $limits ) );
		}
		return $errors;
	}

	/** @return int|null Number of people, if the form has a row for each of them. */
	private function countPeople( Field $field, Context $context ): ?int {
		return self::mayHaveRows( $field ) ? ( $this->people )()->count( $field, $context ) : null;
	}

	/** Checks whether the field names a repeater. Most forms ask for a number, and don't need the class People. */
	private static function mayHaveRows( Field $field ): bool {
		return '' !== $field->string( 'peopleField' );
	}

	/** @return list<string> Chosen dates that have not started. */
	private function chosen( Course $course, RegistrationChoice $choice ): array {
		$keys = array_column( $course->upcoming( $this->clock->now() ), 'key' );
		return array_values( array_intersect( $keys, $choice->dates ) );
	}

	private function registration( Value $value, int $entry ): ?Registration {
		$choice = RegistrationChoice::parse( $value->string() );
		$kind   = Kind::tryFrom( $choice->kind ?? '' );
		return null === $choice || null === $kind ? null : new Registration(
			$entry,
			$choice->course,
			$kind,
			Kind::Whole === $kind ? array() : $choice->dates,
			max( 1, $choice->people ),
			$this->clock->now()
		);
	}

	/**
	 * @param Closure(): mixed $work
	 * @throws SubmissionRefused
	 */
	private function reserve( Field $field, Course $course, Closure $work ): void {
		try {
			$work();
		} catch ( PoolFull ) {
			$words = ( $this->reservations )()->fullWords( $course, $this->clock->now() );
			throw new SubmissionRefused( 409, array( $field->name => array( $words ) ) );
		}
	}

	private function isFormOf( Course $course, int $form_id ): bool {
		$form = ( $this->forms )()->published( $form_id );
		return null !== $form && $course->settings->form === $form;
	}
}
