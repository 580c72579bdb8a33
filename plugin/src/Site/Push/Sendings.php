<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Table;

/**
 * Table of sent messages, one row per post. Each batch adds to the numbers in the database, so concurrent batches don't
 * overwrite each other.
 */
#[Table(
	'push_sendings',
	// Posts that subscribers were notified of, with the number of deliveries by result.
	'
		post_id bigint unsigned NOT NULL,
		started_at datetime NOT NULL,
		sent int NOT NULL DEFAULT 0,
		gone int NOT NULL DEFAULT 0,
		failed int NOT NULL DEFAULT 0,
		waiting int NOT NULL DEFAULT 0,
		PRIMARY KEY  (post_id), KEY started_at (started_at)
	'
)]
final class Sendings {

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	public function begin( int $post ): void {
		$this->database->insertOnce(
			'{push_sendings}',
			array( 'post_id' => $post, 'started_at' => $this->clock->now() )
		);
	}

	/**
	 * @param int $waiting Change in the number of subscribers to retry. Negative if there are fewer now.
	 * @throws StorageFault
	 */
	public function add( int $post, int $sent, int $gone, int $failed, int $waiting ): void {
		$this->database->execute(
			'UPDATE {push_sendings} SET sent = sent + %d, gone = gone + %d, failed = failed + %d, waiting = waiting + %d WHERE post_id = %d',
			$sent,
			$gone,
			$failed,
			$waiting,
			$post
		);
	}

	public function forget( int $post ): void {
		FaultLog::attempt(
			fn () => $this->database->execute( 'DELETE FROM {push_sendings} WHERE post_id = %d', $post )
		);
	}

	/** @return list<array<string, string|null>> Rows, newest first. */
	public function last( int $number ): array {
		return $this->database->rows(
			'SELECT post_id, started_at, sent, gone, failed, waiting FROM {push_sendings} ORDER BY started_at DESC, post_id DESC LIMIT %d',
			$number
		);
	}
}
