<?php

declare(strict_types=1);

namespace Vestibule\Courses\Pages;

use Vestibule\Courses\Calendar\CourseFile;
use Vestibule\Courses\Course;
use Vestibule\Courses\Registration\People;
use Vestibule\Courses\Registration\Registration;
use Vestibule\Courses\Registration\RegistrationState;
use Vestibule\Courses\Registration\Spots;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Fields\Types\Choice\Choices;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Page\VisitorPage;

defined( 'ABSPATH' ) || exit;

/**
 * Page that RegistrationLink opens. Shows the dates of a registration and the number of people, with a link to a
 * calendar file. Visitors can cancel the registration, reduce the number of people and leave the waiting list.
 */
final class RegistrationPage extends VisitorPage {

	public const REFERRERS = 'no-referrer';

	/** URL parameter for the calendar file. */
	public const FILE = 'vestibule_calendar';

	private const ACTION = 'vestibule_do';
	private const CANCEL = 'cancel';
	private const REDUCE = 'reduce';
	private const PEOPLE = 'vestibule_people';

	/** Start of the name of a person's checkbox. The index of the person follows. */
	private const PERSON = 'vestibule_person_';

	public function __construct(
		private readonly RegistrationAccess $access,
		private readonly RegistrationChanges $changes,
		private readonly Spots $spots,
		private readonly CourseFile $file,
	) {}

	public function name(): string {
		return __( 'Your registration', 'vestibule' );
	}

	public function failure(): string {
		return __( 'Your registration cannot be shown at the moment. Try again in a minute.', 'vestibule' );
	}

	public function respond( Request $request ): PageAnswer|string {
		[ $registration, $course ] = $this->access->open( $request );
		if ( 'POST' !== $request->method ) {
			return $this->shown( $registration, $course, $this->done( $request->query( self::DONE ) ?? '' ) );
		}
		try {
			$done = $this->change( $registration, $course, $request );
			return add_query_arg( self::DONE, $done, $this->access->url( $registration ) );
		} catch ( Refused $refused ) {
			[ $registration, $course ] = $this->access->open( $request );
			$notice = self::notice( $refused->getMessage(), true );
			return $this->shown( $registration, $course, $notice, $refused->status );
		}
	}

	/**
	 * @return string|null iCalendar file. Null if the registration has no spots.
	 * @throws Refused
	 */
	public function calendar( Request $request ): ?string {
		[ $registration, $course ] = $this->access->open( $request );
		return RegistrationState::Registered === $this->spots->state( $registration, $course )
			? $this->file->render( $course, $registration->allSessions( $course ) )
			: null;
	}

	/**
	 * @return string Name of the change, as used in the URL.
	 * @throws Refused
	 */
	private function change( Registration $registration, Course $course, Request $request ): string {
		if ( self::REDUCE === $request->body( self::ACTION ) ) {
			$indexes = array_keys( $this->changes->names( $registration ) );
			$chosen  = array_filter(
				$indexes,
				static fn ( int $index ): bool => null !== $request->body( self::PERSON . $index )
			);
			if ( array() === $indexes ) {
				$this->changes->reduce( $registration, $course, (int) ( $request->body( self::PEOPLE ) ?? '0' ) );
			} else {
				$this->changes->remove( $registration, $course, array_values( $chosen ) );
			}
			return self::REDUCE;
		}
		$state = $this->spots->state( $registration, $course );
		$this->changes->cancel( $registration, $course );
		return RegistrationState::Waiting === $state ? 'list' : self::CANCEL;
	}

	private function shown( Registration $registration, Course $course, string $head, int $status = 200 ): PageAnswer {
		$words = new CourseWords();
		$state = $this->spots->state( $registration, $course );
		$dates = '';
		foreach ( $registration->allSessions( $course ) as $session ) {
			$note   = implode( ', ', array_filter( array( $session->location, $session->note ) ) );
			$dates .= Html::element(
				'li',
				array(),
				Html::escape( $words->session( $session ) . ( '' === $note ? '' : " ({$note})" ) )
			);
		}
		$title = Html::element(
			'a',
			array( 'href' => (string) get_permalink( $course->id ) ),
			Html::escape( $course->title )
		);
		$facts = self::facts(
			array(
				__( 'Course', 'vestibule' )   => $title,
				__( 'Status', 'vestibule' )   => Html::escape( self::stateWords( $state ) ),
				__( 'People', 'vestibule' )   => Html::escape( $this->peopleWords( $registration ) ),
				__( 'Location', 'vestibule' ) => Html::escape( $course->settings->location ),
				__( 'Dates', 'vestibule' )    => Html::element( 'ul', array(), $dates ),
			)
		);
		$actions = RegistrationState::Canceled === $state ? '' : $this->actions( $registration, $course, $state );
		return new PageAnswer( $status, $this->name(), self::block( $head . $facts . $actions ) );
	}

	private function peopleWords( Registration $registration ): string {
		$names  = $this->changes->names( $registration );
		$number = ( new CourseWords() )->people( $registration->people );
		return array() === $names ? $number : "{$number}: " . implode( ', ', $names );
	}

	private static function stateWords( RegistrationState $state ): string {
		$waiting = __( 'On the waiting list. You’ll get an email when you have a spot.', 'vestibule' );
		return match ( $state ) {
			RegistrationState::Waiting => $waiting,
			RegistrationState::None    => __( 'No spot is reserved. Contact us.', 'vestibule' ),
			default                    => $state->label(),
		};
	}

	private function actions( Registration $registration, Course $course, RegistrationState $state ): string {
		$html = RegistrationState::Registered !== $state ? '' : Html::element(
			'p',
			array(),
			Html::element(
				'a',
				array( 'href' => add_query_arg( self::FILE, '1', $this->access->url( $registration ) ) ),
				Html::escape( __( 'Add the dates to your calendar', 'vestibule' ) )
			)
		);
		if ( ! $this->changes->canCancel( $registration, $course ) ) {
			return $html . self::paragraph( $this->changes->deadlineWords( $course ) );
		}
		$deadline = $this->changes->deadline( $registration, $course );
		$until    = null === $deadline ? '' : self::paragraph(
			sprintf(
				/* translators: %s: day and time. */
				__( 'You can cancel until %s.', 'vestibule' ),
				( new CourseWords() )->moment( $deadline->setTimezone( $course->zone ) )
			)
		);
		$cancel   = RegistrationState::Waiting === $state
			? __( 'Leave the waiting list', 'vestibule' )
			: __( 'Cancel the registration', 'vestibule' );
		$form     = self::hidden( array( self::ACTION => self::CANCEL ) ) . self::submit( $cancel );
		return $html . $until . $this->people( $registration ) . $this->form( $registration, $form );
	}

	/** Returns the form for reducing the number of people. Empty if the registration is for one person. */
	private function people( Registration $registration ): string {
		if ( $registration->people < 2 ) {
			return '';
		}
		$names = $this->changes->names( $registration );
		if ( array() !== $names ) {
			return $this->form( $registration, $this->checkboxes( $names ) );
		}
		$input = Html::void(
			'input',
			array(
				'class' => 'vestibule-field__input',
				'id'    => self::PEOPLE,
				'name'  => self::PEOPLE,
				'type'  => 'number',
				'min'   => 1,
				'max'   => $registration->people - 1,
				'value' => $registration->people - 1,
			)
		);
		return $this->form(
			$registration,
			self::hidden( array( self::ACTION => self::REDUCE ) )
				. self::label( self::PEOPLE, __( 'Reduce the number of people to', 'vestibule' ) ) . $input
				. self::submit( __( 'Reduce', 'vestibule' ) )
		);
	}

	/** @param array<int, string> $names */
	private function checkboxes( array $names ): string {
		$boxes = '';
		foreach ( array_diff_key( $names, array( People::SENDER => '' ) ) as $index => $name ) {
			$input  = array( 'type' => 'checkbox', 'name' => self::PERSON . $index, 'value' => '1' );
			$boxes .= Choices::choice( $input, Html::escape( $name ) );
		}
		$label = Html::element(
			'p',
			array( 'class' => 'vestibule-field__label', 'id' => self::PEOPLE ),
			Html::escape( __( 'Who will not take part?', 'vestibule' ) )
		);
		$group = Html::element(
			'div',
			array( 'class' => 'vestibule-choices', 'role' => 'group', 'aria-labelledby' => self::PEOPLE ),
			$boxes
		);
		return self::hidden( array( self::ACTION => self::REDUCE ) ) . $label . $group
			. self::submit( __( 'Remove these people', 'vestibule' ) );
	}

	private function form( Registration $registration, string $inner ): string {
		$url = $this->access->url( $registration );
		return Html::element( 'form', array( 'method' => 'post', 'action' => $url ), $inner );
	}

	private function done( string $what ): string {
		return match ( $what ) {
			self::CANCEL => self::notice( __( 'Done. Your registration was canceled.', 'vestibule' ) ),
			self::REDUCE => self::notice( __( 'Done. The number of people was reduced.', 'vestibule' ) ),
			'list'       => self::notice( __( 'Done. You are no longer on the waiting list.', 'vestibule' ) ),
			default      => '',
		};
	}
}
