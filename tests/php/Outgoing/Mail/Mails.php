<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use Vestibule\Entries\StoredEntry;
use Vestibule\Outgoing\Mail\Composer;
use Vestibule\Outgoing\Mail\EntryMail;
use Vestibule\Outgoing\Mail\Notification;
use Vestibule\Tests\Wired;

/** Objects of the email package, and a notification that is sent immediately. */
final class Mails {

	/**
	 * @param array<string, mixed> $notification
	 * @return string Error, or empty if the email was sent.
	 */
	public static function send( StoredEntry $entry, array $notification = array( 'id' => 'owner' ) ): string {
		global $wpdb;
		$wpdb->insert( $wpdb->prefix . 'vestibule_mails', array( 'entry_id' => $entry->id, 'notification' => $notification['id'] ?? '', 'status' => 'sending', 'tries' => 1, 'created_at' => '2026-11-21 09:00:00' ) );
		return Wired::of( EntryMail::class )->send( $entry, Notification::from( $notification ), $wpdb->insert_id );
	}

	/**
	 * @param array<string, mixed> $notification
	 * @return array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>, html: string}
	 */
	public static function compose( StoredEntry $entry, array $notification = array( 'id' => 'owner' ), bool $is_test = false ): array {
		return Wired::of( Composer::class )->compose( Notification::from( $notification ), $entry, array(), $is_test );
	}
}
