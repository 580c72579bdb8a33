<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Schema\Formats;
use Vestibule\Outgoing\Mail\Notifications;

/**
 * Converts the notifications of a form (see the contract `form-notifications`). If the form has none, creates only the
 * notification to the team, so that visitors don't get emails that they did not get before.
 *
 * @phpstan-type Words array{name: string, to: string, subject?: string, body?: string, replyTo?: string, fromName?: string, fromEmail?: string}
 * @phpstan-type Ways array{cc?: string, bcc?: string, enabled?: bool, conditions?: array<string, mixed>, routes?: list<array<string, string>>}
 * @phpstan-type Mail Words&Ways
 */
final class Mails {

	/** @var list<array<string, mixed>> */
	private array $list = array();

	/**
	 * @param list<string> $admins Placeholders with which the other form builder addresses the site's administrator.
	 */
	public function __construct(
		private readonly FormDraft $draft,
		private readonly Tags $tags,
		private readonly array $admins
	) {}

	/**
	 * Adds a notification.
	 *
	 * @param Mail $mail Notification of the other form builder.
	 */
	public function add( array $mail ): void {
		$where = self::title( $mail['name'] );
		$body  = $this->tags->translate( $mail['body'] ?? '', $where );
		$words = array(
			'name'       => mb_substr( $mail['name'], 0, 120 ),
			'enabled'    => $mail['enabled'] ?? true,
			'subject'    => mb_substr( $this->tags->translate( $mail['subject'] ?? '', $where ), 0, 250 ),
			'body'       => mb_substr( wp_kses_post( $body ), 0, 20000 ),
			'fromName'   => mb_substr( $this->tags->translate( $mail['fromName'] ?? '', $where ), 0, 120 ),
			'replyTo'    => $this->replyTo( $mail['replyTo'] ?? '', $where ),
			'cc'         => $this->copies( $mail['cc'] ?? '', 'Cc', $where ),
			'bcc'        => $this->copies( $mail['bcc'] ?? '', 'Bcc', $where ),
			'conditions' => $mail['conditions'] ?? array(),
		);
		// Skip the sender address if it is WordPress's default or the administrator's address.
		$from = $mail['fromEmail'] ?? '';
		if (
			EmailAddress::isValid( $from )
				&& ! str_starts_with( $from, 'wordpress@' )
				&& get_option( 'admin_email' ) !== $from
		) {
			$this->draft->leaveOut( $where, array( 'fromEmail' ) );
		}
		$this->address( $mail, $words, $where );
	}

	/** Returns the name of a notification, for use in messages. */
	public static function title( string $name ): string {
		/* translators: %s: name of a notification. */
		return sprintf( __( 'Notification “%s”', 'vestibule' ), $name );
	}

	/** Stores the notifications. Must be called after all of them have been added. */
	public function finish(): void {
		$list = array() === $this->list ? array( array( 'id' => 'owner', 'attachCalendar' => true ) ) : $this->list;
		$this->draft->set( Notifications::META, array( 'list' => array_slice( $list, 0, 20 ) ) );
	}

	/**
	 * @param Mail                 $mail
	 * @param array<string, mixed> $words
	 */
	private function address( array $mail, array $words, string $where ): void {
		$emails = array();
		$fields = array();
		$odd    = array();
		$admin  = false;
		foreach ( $this->split( $mail['to'] ) as $one ) {
			$name = $this->fieldIn( $one );
			if ( in_array( $one, $this->admins, true ) ) {
				$admin = true;
			} elseif ( EmailAddress::isValid( $one ) ) {
				$emails[] = $one;
			} elseif ( null !== $name ) {
				$fields[] = $name;
			} else {
				$odd[] = $one;
			}
		}
		if ( array() !== $odd ) {
			$this->draft->lose(
				/* translators: 1: a notification, 2: recipient in the other form builder. */
				sprintf( __( '%1$s: the recipient “%2$s” was skipped.', 'vestibule' ), $where, implode( ', ', $odd ) )
			);
		}
		$admin_email = get_option( 'admin_email' );
		$emails      = $admin && array() !== $emails && is_string( $admin_email )
			? array( ...$emails, $admin_email )
			: $emails;
		$routes      = $mail['routes'] ?? array();
		if ( array() !== $routes ) {
			$this->push(
				$words + array( 'to' => 'routing', 'addresses' => implode( ', ', $emails ), 'routes' => $routes ),
				'mail'
			);
		} elseif ( $admin || array() !== $emails ) {
			$this->push(
				$words + array(
					'to' => 'addresses',
					'addresses' => implode( ', ', $emails ),
					'attachCalendar' => true,
				),
				'owner'
			);
		}
		foreach ( $fields as $name ) {
			$this->push( $words + array( 'to' => 'field', 'field' => $name, 'attachCalendar' => true ), 'visitor' );
		}
		if ( ! $admin && array() === array( ...$emails, ...$fields, ...$routes ) ) {
			$this->draft->lose(
				/* translators: %s: a notification. */
				sprintf( __( '%s was skipped, because it has no recipient here.', 'vestibule' ), $where )
			);
		}
	}

	/**
	 * Adds a notification. The addresses of the first notification to the team become the setting `mailTo` of the form.
	 *
	 * @param array<string, mixed> $one
	 */
	private function push( array $one, string $id ): void {
		$is_taken = in_array( $id, array_column( $this->list, 'id' ), true );
		if ( 'owner' === $id && ! $is_taken && '' !== $one['addresses'] ) {
			$this->draft->set( FormPostType::SETTINGS, array( 'mailTo' => $one['addresses'] ) );
			$one['addresses'] = '';
		}
		$number       = count( $this->list ) + 1;
		$one          = array_filter(
			$one,
			static fn ( mixed $value ): bool => ! in_array( $value, array( '', array() ), true )
		);
		$this->list[] = array( 'id' => $is_taken || 'mail' === $id ? "mail-{$number}" : $id ) + $one;
	}

	private function replyTo( string $given, string $where ): string {
		$kept = array();
		foreach ( $this->split( $given ) as $one ) {
			if ( ! in_array( $one, $this->admins, true ) ) {
				$ours   = $this->tags->translate( $one, $where );
				$kept[] = '' === Formats::fault( 'emails-or-tags', $ours ) ? $ours : '';
			}
		}
		return mb_substr( implode( ', ', array_filter( $kept ) ), 0, 300 );
	}

	private function copies( string $given, string $kind, string $where ): string {
		$emails = Formats::addresses( implode( ',', $this->split( $given ) ) );
		if ( count( $emails ) !== count( $this->split( $given ) ) ) {
			$this->draft->leaveOut( $where, array( $kind ) );
		}
		return implode( ', ', $emails );
	}

	/** Returns the input name of the field that contains the recipient. Null if the recipient is not a field. */
	private function fieldIn( string $receiver ): ?string {
		return 1 === preg_match( '/^\{inputs\.([^{}]+)\}$/D', $this->tags->quietly( $receiver ), $found )
			? $found[1]
			: null;
	}

	/** @return list<string> Addresses, without any names before them. */
	private function split( string $list ): array {
		$parts = array_map(
			static fn ( string $part ): string =>
				trim( (string) preg_replace( '/^.*<([^<>]+)>$/', '$1', trim( $part ) ) ),
			explode( ',', $list )
		);
		return array_values( array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}
}
