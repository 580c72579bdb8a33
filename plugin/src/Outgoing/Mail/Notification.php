<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Contract\FormNotifications\Notification as Settings;

/** One mail that is sent when a form is (contract form-notifications.schema.json). */
final class Notification {

	/** Those that every form begins with. */
	public const OWNER   = 'owner';
	public const VISITOR = 'visitor';

	/** The trigger of those that are about the entry itself. */
	public const SUBMITTED = 'submitted';

	/** The trigger of the email that asks for a confirmation (OptInMail). */
	public const CONFIRM = 'confirm';

	/** The trigger of the email that an entry has moved up from a waiting list. */
	public const PLACE = 'place';

	/** Subject matter of the standard text for an entry that joins a waiting list; no trigger. */
	public const WAITING = 'waiting';

	public readonly string $id;
	public readonly string $name;
	public readonly bool $isEnabled;

	/** submitted, confirm or place, or what became of an appointment: moved, cancelled, restored, reminded; booked where a host is written to. */
	public readonly string $trigger;

	/** addresses, field or routing; host in those of HostNotifications. */
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

	/** @param array<array-key, mixed> $stored That fits the contract; what is missing has its default. */
	public static function from( array $stored ): self {
		return new self( Settings::from( $stored ) );
	}

	/** Whether the one who sent the form gets it, at an address that they typed. */
	public function isForVisitor(): bool {
		return 'field' === $this->to;
	}

	/** Whether the one whose time it is gets it. */
	public function isForHost(): bool {
		return 'host' === $this->to;
	}

	/** For lists and logs. */
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
			'moved'     => $this->isForVisitor() ? __( 'Appointment moved, to the sender', 'vestibule' ) : __( 'Appointment moved, to your team', 'vestibule' ),
			'cancelled' => $this->isForVisitor() ? __( 'Appointment cancelled, to the sender', 'vestibule' ) : __( 'Appointment cancelled, to your team', 'vestibule' ),
			self::PLACE => $this->isForVisitor() ? __( 'Place from the waiting list', 'vestibule' ) : __( 'Place from the waiting list, to your team', 'vestibule' ),
			'restored'  => $this->isForVisitor() ? __( 'Appointment booked again, to the sender', 'vestibule' ) : __( 'Appointment booked again, to your team', 'vestibule' ),
			default     => $this->isForVisitor() ? __( 'Reminder to the sender', 'vestibule' ) : __( 'Reminder to your team', 'vestibule' ),
		};
	}

	private function aboutToHost(): string {
		return match ( $this->trigger ) {
			'booked'    => __( 'Appointment booked, to the host', 'vestibule' ),
			'moved'     => __( 'Appointment moved, to the host', 'vestibule' ),
			'cancelled' => __( 'Appointment cancelled, to the host', 'vestibule' ),
			'given'     =>  __( 'Appointment given to another host, to the host before', 'vestibule' ),
			'restored'  => __( 'Appointment booked again, to the host', 'vestibule' ),
			default     => __( 'Reminder to the host', 'vestibule' ),
		};
	}
}
