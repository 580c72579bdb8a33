<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use Vestibule\Contracts\ZoneName;
use Vestibule\View\Html;

/** The two forms of a booking's page. What was chosen or typed stays when nothing could be changed. */
final class PageForms {

	/** Names of what is posted. */
	public const ACTION   = 'vestibule_booking_action';
	public const START    = 'vestibule_booking_start';
	public const REASON   = 'vestibule_booking_reason';
	public const SEQUENCE = 'vestibule_booking_sequence';

	public const LONGEST = 500;

	public function __construct( private readonly FreeChoices $choices ) {}

	public function move( StoredBooking $booking, string $url, PageState $state ): string {
		$days = $this->choices->days( $booking, $state->first );
		$inner = Html::element( 'h2', array( 'class' => 'vestibule-booking__title' ), Html::escape( __( 'Choose another time', 'vestibule' ) ) )
			. ( array() === $days ? $this->none() : $this->select( $booking, $days, $state ) )
			. $this->pages( $url, $state->first, $this->choices->first( $booking, '' ) );
		return $this->form( $booking, $url, 'move', $inner );
	}

	public function cancel( StoredBooking $booking, string $url, PageState $state ): string {
		$label = Html::element( 'label', array( 'class' => 'vestibule-field__label', 'for' => 'vestibule-booking-reason' ), Html::escape( __( 'Why? (optional)', 'vestibule' ) ) );
		$text  = Html::element(
			'textarea',
			array( 'class' => 'vestibule-field__input', 'id' => 'vestibule-booking-reason', 'name' => self::REASON, 'rows' => 3, 'maxlength' => self::LONGEST ),
			"\n" . Html::escape( $state->reason )
		);
		$inner = Html::element( 'p', array(), Html::escape( __( 'Your time can then be booked by somebody else.', 'vestibule' ) ) ) . $label . $text . $this->button( __( 'Yes, cancel the appointment', 'vestibule' ) );
		$form  = $this->form( $booking, $url, 'cancel', $inner );
		$title = Html::element( 'summary', array(), Html::escape( __( 'Cancel the appointment', 'vestibule' ) ) );
		return Html::element( 'details', array( 'class' => 'vestibule-booking__cancel', 'open' => '' !== $state->reason ), $title . $form );
	}

	/** @param array<string, array<string, string>> $days */
	private function select( StoredBooking $booking, array $days, PageState $state ): string {
		$label  = Html::element( 'label', array( 'class' => 'vestibule-field__label', 'for' => 'vestibule-booking-start' ), Html::escape( __( 'New time', 'vestibule' ) ) );
		$fault  = '' !== $state->error && '' !== $state->start;
		$select = Html::element(
			'select',
			array(
				'class'            => 'vestibule-field__input',
				'id'               => 'vestibule-booking-start',
				'name'             => self::START,
				'required'         => true,
				'aria-invalid'     => $fault ? 'true' : null,
				'aria-describedby' => 'vestibule-booking-zone',
			),
			$this->choices->options( $days, $state->start )
		);
		/* translators: %s: zone such as "Berlin time". */
		$words = sprintf( __( 'Times are in %s.', 'vestibule' ), ZoneName::words( $booking->time->home ) );
		$zone  = Html::element( 'p', array( 'class' => 'vestibule-field__help', 'id' => 'vestibule-booking-zone' ), Html::escape( $words ) );
		return $label . $select . $zone . $this->button( __( 'Move the appointment', 'vestibule' ) );
	}

	private function none(): string {
		return Html::element( 'p', array(), Html::escape( __( 'No time is free on these days.', 'vestibule' ) ) );
	}

	/** Links to the two weeks before and after. */
	private function pages( string $url, string $first, string $today ): string {
		$links = array( Html::element( 'a', array( 'href' => add_query_arg( FreeChoices::FROM, $this->choices->later( $first ), $url ) ), Html::escape( __( 'Later times', 'vestibule' ) ) ) );
		if ( $first > $today ) {
			array_unshift( $links, Html::element( 'a', array( 'href' => $url ), Html::escape( __( 'The next free times', 'vestibule' ) ) ) );
		}
		return Html::element( 'p', array( 'class' => 'vestibule-booking__pages' ), implode( ' ', $links ) );
	}

	private function form( StoredBooking $booking, string $url, string $action, string $inner ): string {
		$hidden = '';
		foreach ( array( self::ACTION => $action, self::SEQUENCE => $booking->time->sequence ) as $name => $value ) {
			$hidden .= Html::void( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) );
		}
		return Html::element( 'form', array( 'method' => 'post', 'action' => $url, 'class' => "vestibule-booking__{$action}" ), $hidden . $inner );
	}

	private function button( string $words ): string {
		$button = Html::element( 'button', array( 'type' => 'submit', 'class' => 'wp-element-button' ), Html::escape( $words ) );
		return Html::element( 'p', array( 'class' => 'vestibule-booking__do' ), $button );
	}
}
