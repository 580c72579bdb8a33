<?php

declare(strict_types=1);

namespace Vestibule\Courses\Pages;

use DateInterval;
use DateTimeImmutable;
use Vestibule\Courses\Calendar\CourseFile;
use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Registration\Kind;
use Vestibule\Courses\Registration\Registrar;
use Vestibule\Courses\Registration\Registration;
use Vestibule\Courses\Registration\RegistrationTable;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Entries\Seats\PoolFull;
use Vestibule\Entries\Seats\SenderLeaving;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Page\VisitorPage;
use Vestibule\Kernel\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Page that RegistrationLink opens: dates and number of people in a registration, with buttons to cancel it, to reduce
 * the number of people and to leave the waiting list, and a calendar file.
 */
final class RegistrationPage extends VisitorPage {

	public const REFERRERS = 'no-referrer';

	/** URL parameter for the calendar file. */
	public const FILE = 'vestibule_calendar';

	private const ACTION = 'vestibule_do';
	private const CANCEL = 'cancel';
	private const REDUCE = 'reduce';
	private const PEOPLE = 'vestibule_people';

	/** Invalid links per IP address in ten minutes. */
	private const TRIES = 30;

	public function __construct(
		private readonly RegistrationLink $link,
		private readonly Courses $courses,
		private readonly Registrar $registrar,
		private readonly RegistrationTable $table,
		private readonly CourseFile $file,
		private readonly RegistrationServices $services,
	) {}

	public function name(): string {
		return __( 'Your registration', 'vestibule' );
	}

	public function failure(): string {
		return __( 'Your registration cannot be shown at the moment. Try again in a minute.', 'vestibule' );
	}

	public function respond( Request $request ): PageAnswer|string {
		[ $registration, $course ] = $this->opened( $request );
		if ( null === $registration ) {
			return PageAnswer::words(
				404,
				$this->name(),
				__( 'This link does not work. Part of it may be missing, or the registration was deleted.', 'vestibule' )
			);
		}
		if ( null === $course ) {
			throw new Refused( 410, __( 'This course no longer exists. Contact us if you have questions.', 'vestibule' ) );
		}
		if ( 'POST' !== $request->method ) {
			return $this->shown( $registration, $course, $this->done( $request->query( self::DONE ) ?? '' ) );
		}
		try {
			$done = $this->change( $registration, $course, $request );
			return add_query_arg( self::DONE, $done, $this->url( $registration ) );
		} catch ( Refused $refused ) {
			$current = $this->table->find( $registration->entry ) ?? $registration;
			return $this->shown( $current, $course, self::notice( $refused->getMessage(), true ), $refused->status );
		}
	}

	/** @return string|null iCalendar file. Null if the link is not valid. */
	public function calendar( Request $request ): ?string {
		[ $registration, $course ] = $this->opened( $request );
		return null === $registration || null === $course
			? null
			: $this->file->render( $course, self::sessions( $registration, $course ) );
	}

	/**
	 * Returns the dates of a registration, including past and canceled ones.
	 *
	 * @return list<Session>
	 */
	public static function sessions( Registration $registration, Course $course ): array {
		return array_values(
			array_filter(
				$course->sessions,
				static fn ( Session $session ): bool => Kind::Whole === $registration->kind
					? $session->start > $registration->at
					: in_array( $session->key, $registration->dates, true )
			)
		);
	}

	/** @return array{?Registration, ?Course} Null if the link is not valid or the entry is in the Trash or spam. */
	private function opened( Request $request ): array {
		$given        = $request->query( RegistrationLink::QUERY ) ?? '';
		$id           = Secret::number( $given );
		$registration = 0 === $id ? null : $this->table->find( $id );
		if ( null === $registration || ! $this->link->opens( $id, $registration->at->getTimestamp(), $given ) ) {
			$limit = $this->services->rates;
			if ( ! $limit->allows( 'registration_link', $request->address, self::TRIES, 10 * MINUTE_IN_SECONDS ) ) {
				throw new Refused( 429, __( 'Too many attempts. Try again in a moment.', 'vestibule' ) );
			}
			return array( null, null );
		}
		return $this->services->entries->isAway( $id )
			? array( null, null )
			: array( $registration, $this->courses->findInAnyStatus( $registration->course ) );
	}

	/**
	 * @return string Name of the change, for the URL.
	 * @throws Refused
	 */
	private function change( Registration $registration, Course $course, Request $request ): string {
		if ( ! $this->canCancel( $registration, $course ) ) {
			throw new Refused( 409, $this->deadlineWords( $course ) );
		}
		return self::REDUCE === $request->body( self::ACTION )
			? $this->reduce( $registration, $course, (int) ( $request->body( self::PEOPLE ) ?? '0' ) )
			: $this->cancel( $registration, $course );
	}

	private function cancel( Registration $registration, Course $course ): string {
		$waits = $this->services->spots->isWaiting( $registration->entry, $course->id );
		$this->services->transaction->run(
			function () use ( $registration, $course ): void {
				if ( $this->registrar->cancel( $registration->entry ) ) {
					$before = ( new CourseWords() )->registration( $registration, $course );
					$after  = __( 'canceled', 'vestibule' );
					Events::tell( new SenderLeaving( $registration->entry, $course->title, $before, $after ) );
				}
			}
		);
		return $waits ? 'list' : self::CANCEL;
	}

	private function reduce( Registration $registration, Course $course, int $people ): string {
		if ( $people < 1 || $people >= $registration->people ) {
			throw new Refused( 409, __( 'Choose fewer people than before. To register more people, send the form again.', 'vestibule' ) );
		}
		try {
			$this->services->transaction->run(
				function () use ( $registration, $course, $people ): void {
					$words = new CourseWords();
					$this->registrar->change( $registration->entry, $registration->dates, $people );
					$before = $words->people( $registration->people );
					$after  = $words->people( $people );
					Events::tell( new SenderLeaving( $registration->entry, $course->title, $before, $after ) );
				}
			);
		} catch ( PoolFull ) {
			throw new Refused( 409, __( 'This was changed in the meantime. The current state is shown.', 'vestibule' ) );
		}
		return self::REDUCE;
	}

	private function canCancel( Registration $registration, Course $course ): bool {
		return null === $registration->canceled
			&& $this->services->clock->now() < ( $this->deadline( $registration, $course ) ?? $registration->at );
	}

	/** Returns the time until which the registration can be canceled. Null if it has no dates. */
	private function deadline( Registration $registration, Course $course ): ?DateTimeImmutable {
		$first = $registration->sessions( $course )[0] ?? null;
		return $first?->start->sub( new DateInterval( "P{$course->settings->cancelDays}D" ) );
	}

	private function shown( Registration $registration, Course $course, string $head, int $status = 200 ): PageAnswer {
		$words    = new CourseWords();
		$is_away  = null !== $registration->canceled;
		$is_waits = ! $is_away && $this->services->spots->isWaiting( $registration->entry, $course->id );
		$state    = match ( true ) {
			$is_away  => __( 'Canceled', 'vestibule' ),
			$is_waits => __( 'On the waiting list. You get an email when you have a spot.', 'vestibule' ),
			default   => __( 'Registered', 'vestibule' ),
		};
		$dates    = '';
		foreach ( self::sessions( $registration, $course ) as $session ) {
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
				__( 'Status', 'vestibule' )   => Html::escape( $state ),
				__( 'People', 'vestibule' )   => Html::escape( $words->people( $registration->people ) ),
				__( 'Location', 'vestibule' ) => Html::escape( $course->settings->location ),
				__( 'Dates', 'vestibule' )    => Html::element( 'ul', array(), $dates ),
			)
		);
		return new PageAnswer(
			$status,
			$this->name(),
			self::block( $head . $facts . ( $is_away ? '' : $this->actions( $registration, $course, $is_waits ) ) )
		);
	}

	private function actions( Registration $registration, Course $course, bool $waits ): string {
		$html = $waits ? '' : Html::element(
			'p',
			array(),
			Html::element(
				'a',
				array( 'href' => add_query_arg( self::FILE, '1', $this->url( $registration ) ) ),
				Html::escape( __( 'Add the dates to your calendar', 'vestibule' ) )
			)
		);
		if ( ! $this->canCancel( $registration, $course ) ) {
			return $html . self::paragraph( $this->deadlineWords( $course ) );
		}
		$deadline = $this->deadline( $registration, $course );
		$until    = null === $deadline ? '' : self::paragraph(
			sprintf(
				/* translators: %s: day and time. */
				__( 'You can cancel until %s.', 'vestibule' ),
				( new CourseWords() )->moment( $deadline->setTimezone( $course->zone ) )
			)
		);
		$cancel   = $waits ? __( 'Leave the waiting list', 'vestibule' ) : __( 'Cancel the registration', 'vestibule' );
		$form     = self::hidden( array( self::ACTION => self::CANCEL ) ) . self::submit( $cancel );
		return $html . $until . $this->people( $registration ) . $this->form( $registration, $form );
	}

	/** Returns the form to reduce the number of people. Empty for one person. */
	private function people( Registration $registration ): string {
		if ( $registration->people < 2 ) {
			return '';
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

	private function form( Registration $registration, string $inner ): string {
		return Html::element( 'form', array( 'method' => 'post', 'action' => $this->url( $registration ) ), $inner );
	}

	private function deadlineWords( Course $course ): string {
		return 0 === $course->settings->cancelDays
			? __( 'This registration can no longer be canceled here. Contact us instead.', 'vestibule' )
			: sprintf(
				/* translators: %s: a number. */
				_n(
					'Registrations can be canceled here until %s day before the first date. Contact us instead.',
					'Registrations can be canceled here until %s days before the first date. Contact us instead.',
					$course->settings->cancelDays,
					'vestibule'
				),
				number_format_i18n( $course->settings->cancelDays )
			);
	}

	private function done( string $what ): string {
		return match ( $what ) {
			self::CANCEL => self::notice( __( 'Done. Your registration was canceled.', 'vestibule' ) ),
			self::REDUCE => self::notice( __( 'Done. The number of people was reduced.', 'vestibule' ) ),
			'list'       => self::notice( __( 'Done. You are no longer on the waiting list.', 'vestibule' ) ),
			default      => '',
		};
	}

	private function url( Registration $registration ): string {
		return $this->link->url( $registration->entry, $registration->at->getTimestamp() );
	}
}
