<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Contract\FormNotifications\Notification as Settings;

/** Notification of a form: an email that the form sends on an event (see the contract `form-notifications`). */
final class Notification {

	/** IDs of the notifications that a new form has. */
	public const OWNER   = 'owner';
	public const VISITOR = 'visitor';

	/** Trigger: an entry was submitted. */
	public const SUBMITTED = 'submitted';

	/** Trigger: the sender must confirm the entry (OptInMail). */
	public const CONFIRM = 'confirm';

	/** Trigger: an entry was promoted from a waiting list. */
	public const PLACE = 'place';

	/** Key of the default subject and text for entries that join a waiting list. Not used as a trigger. */
	public const WAITING = 'waiting';

	public readonly string $id;
	public readonly string $name;
	public readonly bool $isEnabled;

	/**
	 * Event that triggers the notification: submitted, confirm or place, or a change of an appointment (moved,
	 * cancelled, restored or reminded). Notifications to hosts can also have `booked` and `given`.
	 */
	public readonly string $trigger;

	/** Kind of recipient: addresses, field or routing. HostNotifications use `host`. */
	public readonly string $to;

	public readonly string $addresses;
	public readonly string $field;

	/** @var list<array{field: string, operator: string, value: string, addresses: string}> */
	public readonly array $routes;

	public readonly string $replyTo;
	public readonly string $fromName;
	public readonly string $cc;
	public readonly string $bcc;
	public readonly string $subject;
	public readonly string $body;
	public readonly bool $attachesCalendar;
	public readonly bool $attachesFiles;

	/** @var array<array-key, mixed> */
	public readonly array $conditions;

	public function __construct( Settings $settings ) {
		$this->id               = $settings->id;
		$this->name             = $settings->name;
		$this->isEnabled        = $settings->enabled;
		$this->trigger          = $settings->trigger;
		$this->to               = $settings->to;
		$this->addresses        = $settings->addresses;
		$this->field            = $settings->field;
		$this->routes           = $settings->routes;
		$this->replyTo          = $settings->replyTo;
		$this->fromName         = $settings->fromName;
		$this->cc               = $settings->cc;
		$this->bcc              = $settings->bcc;
		$this->subject          = $settings->subject;
		$this->body             = $settings->body;
		$this->attachesCalendar = $settings->attachCalendar;
		$this->attachesFiles    = $settings->attachFiles;
		$this->conditions       = $settings->conditions;
	}

	/**
	 * @param array<array-key, mixed> $stored Settings that match the contract. Missing settings get their default
	 * values.
	 */
	public static function from( array $stored ): self {
		return new self( Settings::from( $stored ) );
	}

	/** Checks whether the email goes to the sender of the entry. */
	public function isForVisitor(): bool {
		return 'field' === $this->to;
	}

	/** Checks whether the email goes to the host of the appointment. */
	public function isForHost(): bool {
		return 'host' === $this->to;
	}

	/** Returns the title for lists and logs. */
	public function title(): string {
		return match ( true ) {
			'' !== trim( $this->name )          => $this->name,
			$this->isForHost()                  => $this->aboutToHost(),
			self::CONFIRM === $this->trigger => __( 'Confirmation of the address', 'vestibule' ),
			self::SUBMITTED !== $this->trigger  => $this->about(),
			$this->isForVisitor()               => __( 'Confirmation to the sender', 'vestibule' ),
			self::OWNER === $this->id           => __( 'Notification to your team', 'vestibule' ),
			default                             => __( 'Notification', 'vestibule' ),
		};
	}

	private function about(): string {
		return match ( $this->trigger ) {
			'moved'     => $this->isForVisitor()
				? __( 'Appointment moved, to the sender', 'vestibule' )
				: __( 'Appointment moved, to your team', 'vestibule' ),
			'cancelled' => $this->isForVisitor()
				? __( 'Appointment canceled, to the sender', 'vestibule' )
				: __( 'Appointment canceled, to your team', 'vestibule' ),
			self::PLACE => $this->isForVisitor()
				? __( 'Spot from the waiting list', 'vestibule' )
				: __( 'Spot from the waiting list, to your team', 'vestibule' ),
			'restored'  => $this->isForVisitor()
				? __( 'Appointment restored, to the sender', 'vestibule' )
				: __( 'Appointment restored, to your team', 'vestibule' ),
			default     => $this->isForVisitor()
				? __( 'Reminder to the sender', 'vestibule' )
				: __( 'Reminder to your team', 'vestibule' ),
		};
	}

	private function aboutToHost(): string {
		return match ( $this->trigger ) {
			'booked'    => __( 'Appointment booked, to the host', 'vestibule' ),
			'moved'     => __( 'Appointment moved, to the host', 'vestibule' ),
			'cancelled' => __( 'Appointment canceled, to the host', 'vestibule' ),
			'given'     =>  __( 'Appointment assigned to another host, to the previous host', 'vestibule' ),
			'restored'  => __( 'Appointment restored, to the host', 'vestibule' ),
			default     => __( 'Reminder to the host', 'vestibule' ),
		};
	}
}
