<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use wpdb;

/**
 * The names of our own tables on the current site of a network; read at the moment of use, because switch_to_blog()
 * changes them.
 */
final class Tables {

	public function __construct( private readonly wpdb $wpdb ) {}

	public function submissions(): string {
		return $this->wpdb->prefix . 'vestibule_submissions';
	}

	public function bookings(): string {
		return $this->wpdb->prefix . 'vestibule_bookings';
	}

	public function bookingChanges(): string {
		return $this->wpdb->prefix . 'vestibule_booking_changes';
	}

	public function mails(): string {
		return $this->wpdb->prefix . 'vestibule_mails';
	}

	public function tokens(): string {
		return $this->wpdb->prefix . 'vestibule_tokens';
	}

	public function rates(): string {
		return $this->wpdb->prefix . 'vestibule_rates';
	}

	public function chatCounts(): string {
		return $this->wpdb->prefix . 'vestibule_chat_counts';
	}

	public function consentReceipts(): string {
		return $this->wpdb->prefix . 'vestibule_consent_receipts';
	}

	public function pushSubscriptions(): string {
		return $this->wpdb->prefix . 'vestibule_push_subscriptions';
	}

	public function pushSendings(): string {
		return $this->wpdb->prefix . 'vestibule_push_sendings';
	}

	public function uploads(): string {
		return $this->wpdb->prefix . 'vestibule_uploads';
	}

	public function savedForms(): string {
		return $this->wpdb->prefix . 'vestibule_saved_forms';
	}

	public function entryNotes(): string {
		return $this->wpdb->prefix . 'vestibule_entry_notes';
	}

	public function akismet(): string {
		return $this->wpdb->prefix . 'vestibule_akismet';
	}

	public function webhookDeliveries(): string {
		return $this->wpdb->prefix . 'vestibule_webhook_deliveries';
	}

	public function beacons(): string {
		return $this->wpdb->prefix . 'vestibule_beacons';
	}

	public function bookingResources(): string {
		return $this->wpdb->prefix . 'vestibule_booking_resources';
	}

	public function busyCalendars(): string {
		return $this->wpdb->prefix . 'vestibule_busy_calendars';
	}

	public function busyTimes(): string {
		return $this->wpdb->prefix . 'vestibule_busy_times';
	}

	public function bookingWaiting(): string {
		return $this->wpdb->prefix . 'vestibule_booking_waiting';
	}

	/** Made and dropped again by the probe. */
	public function probe(): string {
		return $this->wpdb->prefix . 'vestibule_probe';
	}

	public function options(): string {
		return $this->wpdb->options;
	}

	public function posts(): string {
		return $this->wpdb->posts;
	}

	/** @param 'post'|'comment'|'term'|'user' $type */
	public function meta( string $type ): string {
		return match ( $type ) {
			'post'    => $this->wpdb->postmeta,
			'comment' => $this->wpdb->commentmeta,
			'term'    => $this->wpdb->termmeta,
			'user'    => $this->wpdb->usermeta,
		};
	}

	/** @return list<string> Ours on another site of the network. */
	public function forSite( int $site ): array {
		$here = strlen( $this->wpdb->prefix );
		return array_map( fn ( string $table ): string => $this->wpdb->get_blog_prefix( $site ) . substr( $table, $here ), $this->all() );
	}

	/** @return list<string> Ours only: what uninstalling removes. */
	public function all(): array {
		return array(
			$this->submissions(),
			$this->bookings(),
			$this->tokens(),
			$this->rates(),
			$this->chatCounts(),
			$this->consentReceipts(),
			$this->pushSubscriptions(),
			$this->pushSendings(),
			$this->uploads(),
			$this->mails(),
			$this->savedForms(),
			$this->entryNotes(),
			$this->akismet(),
			$this->webhookDeliveries(),
			$this->beacons(),
			$this->bookingResources(),
			$this->bookingChanges(),
			$this->busyCalendars(),
			$this->busyTimes(),
			$this->bookingWaiting(),
		);
	}
}
