<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

use DateTimeInterface;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\Files\StoredFile;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Time\Clock;

/**
 * Builds the JSON body of a webhook delivery (see the contract `webhook`). The body is built for each attempt and never
 * stored.
 */
final class Body {

	public const SUBMITTED = 'form.submitted';
	public const TEST      = 'form.test';

	/** Submissions are always smaller than this limit. */
	public const MAX_BYTES = 1048576;

	public function __construct( private readonly Clock $clock ) {}

	/** @param string $id ID of the delivery. */
	public function json( StoredEntry $entry, Webhook $webhook, string $id ): string {
		$content = array(
			'type'      => 0 === $entry->id ? self::TEST : self::SUBMITTED,
			'id'        => $id,
			'timestamp' => $this->instant( $entry->createdAt ?? $this->clock->now() ),
			'data'      => array(
				'form'     => array( 'id' => $entry->formId, 'title' => $entry->formTitle ),
				'entry'    => array(
					'id' => $entry->id,
					'url' => 0 === $entry->id
						? ''
						: admin_url( 'admin.php?page=' . AdminScreen::MENU . "&entry={$entry->id}" ),
					'page' => $entry->sourceUrl,
				),
				'fields'   => (object) $this->fields( $entry, $webhook ),
				'bookings' => array_map( $this->booking( ... ), $entry->appointments ),
				'language' => $entry->language,
			),
		);
		/**
		 * Filters the body of a webhook before it is signed.
		 *
		 * @param array<string, mixed> $content Body that matches the contract `webhook`.
		 * @param StoredEntry          $entry   Entry. Its ID is 0 for an example.
		 * @param Webhook              $webhook
		 */
		$filtered = apply_filters( 'vestibule/webhook_body', $content, $entry, $webhook );
		return (string) wp_json_encode(
			is_array( $filtered ) ? $filtered : $content,
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/** @return array<string, array{label: string, type: string, value: string|list<string>, text: string}> */
	private function fields( StoredEntry $entry, Webhook $webhook ): array {
		$fields = array();
		foreach ( $entry->answers as $answer ) {
			if ( $webhook->sends( $answer['name'] ) ) {
				$value                     = $entry->values[ $answer['name'] ] ?? '';
				$fields[ $answer['name'] ] = array(
					'label' => $answer['label'],
					'type'  => $answer['type'],
					'value' => is_array( $value )
						? array_map( $this->fileName( ... ), $value )
						: $this->fileName( $value ),
					'text'  => $answer['value'],
				);
			}
		}
		return $fields;
	}

	/**
	 * Returns the file name if the value is an uploaded file, because the path on the server must not be sent. Returns
	 * other values unchanged.
	 */
	private function fileName( string $value ): string {
		return StoredFile::parse( $value )->name ?? $value;
	}

	/** @return array{id: int, event: int, start: string, end: string, timezone: string, visitorTimezone: string} */
	private function booking( BookedTime $time ): array {
		return array(
			'id'              => $time->id,
			'event'           => $time->event,
			'start'           => $this->instant( $time->start ),
			'end'             => $this->instant( $time->end ),
			'timezone'        => $time->home,
			'visitorTimezone' => $time->timezone,
		);
	}

	private function instant( DateTimeInterface $at ): string {
		return gmdate( 'Y-m-d\TH:i:s\Z', $at->getTimestamp() );
	}
}
