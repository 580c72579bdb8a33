<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use Vestibule\Calendar\Appointments;
use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\BooksTime;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Zone;

defined( 'ABSPATH' ) || exit;

/** Field for choosing an available time of an appointment type. The time is booked with the entry (docs/booking.md). */
final class Appointment extends FieldType implements BooksTime {

	public function __construct( private readonly Appointments $appointments, private readonly Clock $clock ) {}

	public function name(): string {
		return 'appointment';
	}

	public function attributes(): array {
		return array( 'event' => self::numberAttribute() );
	}

	public function defaults(): Defaults {
		return new Defaults(
			'fcal_booking_2',
			__( 'Date and time', 'vestibule' ),
			array(
				'required' => __( 'Appointment Date & Time is required', 'vestibule' ),
				'invalid'  => __( 'This time is not available. Choose another one', 'vestibule' ),
			)
		);
	}

	public function fromAnotherSite( array $attributes ): array {
		/* translators: %s: label of a field. */
		$words = isset( $attributes['event'] ) ? __( '“%s”: choose the appointment type again.', 'vestibule' ) : '';
		return array( array_diff_key( $attributes, array( 'event' => 0 ) ), $words );
	}

	public function role(): AnswerRole {
		return AnswerRole::Appointment;
	}

	public function prefilled( Field $field, string $text ): array {
		return array();
	}

	public function valueSchema( Field $field ): array {
		return array(
			'type'                 => array( 'object', 'string' ),
			'format'               => 'date-time',
			'additionalProperties' => false,
			'required'             => array( 'start' ),
			'properties'           => array(
				'start'    => array( 'type' => 'string', 'format' => 'date-time' ),
				'timezone' => array( 'type' => 'string' ),
				'host'     => array( 'type' => 'integer', 'minimum' => 0 ),
			),
		);
	}

	public function posted( Field $field, mixed $given ): mixed {
		return is_array( $given ) || is_object( $given ) ? (string) wp_json_encode( $given ) : $given;
	}

	public function chosenTime( Field $field, Value $value ): ?ChosenTime {
		$chosen = $this->parsed( $value );
		$event  = $this->appointments->event( $field->number( 'event' ) );
		if ( null === $chosen?->start || null === $event ) {
			return null;
		}
		$zone = Zone::isKnown( $chosen->timezone ) ? $chosen->timezone : $this->appointments->timezone( $event );
		return new ChosenTime( $field->name, $event, $chosen->start, $zone, $chosen->hold, $chosen->host );
	}

	public function viewWords(): array {
		return AppointmentWords::all( $this->models()->timezone() );
	}

	/** Loads the data of the first month for the picker. */
	public function model( Field $field, Context $context ): AppointmentModel {
		$typed = $context->values[ $field->name ] ?? '';
		return $this->models()->forEvent(
			$field->number( 'event' ),
			$context->formId,
			$context->settings->mailTo,
			is_array( $typed ) ? $typed[0] ?? '' : $typed
		);
	}

	public function pageProps( FieldView $view ): array {
		return $view->model instanceof AppointmentModel ? array( 'appointment' => $view->model->props() ) : array();
	}

	protected function control( FieldView $view ): string {
		return ( new Picker() )->control( $view );
	}

	protected function isEmpty( Value $value ): bool {
		$chosen = $this->parsed( $value );
		return parent::isEmpty( $value ) || ( null !== $chosen && null === $chosen->start );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$time = $this->chosenTime( $field, $value );
		return $this->invalid(
			null !== $time && $this->appointments->isOffered( $time->event, $time->start ) && $this->isHost( $time ),
			$field
		);
	}

	/** Checks whether visitors can choose this host. If they can't choose hosts, the value is ignored. */
	private function isHost( ChosenTime $time ): bool {
		$hosts = 0 === $time->host ? array() : $this->appointments->hosts( $time->event );
		return array() === $hosts || isset( $hosts[ $time->host ] );
	}

	/**
	 * Returns the text for an entry whose booking was canceled. For all other entries, the booked time is displayed
	 * instead.
	 */
	protected function word( Field $field, string $text ): string {
		return __( 'Canceled', 'vestibule' );
	}

	private function models(): AppointmentModels {
		return new AppointmentModels( $this->appointments, $this->clock );
	}

	private function parsed( Value $value ): ?AppointmentValue {
		return AppointmentValue::parse( Texts::trim( $value->string() ) );
	}
}
