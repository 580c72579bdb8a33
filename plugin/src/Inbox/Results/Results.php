<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Results;

use Vestibule\Entries\Filter;
use Vestibule\Entries\Find\EntryBatches;
use Vestibule\Forms\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the answers of a form by question (docs/results.md). A request counts a limited number of entries and returns
 * the position at which to continue. The client adds up the counts. Even for a form with a million entries, requests
 * are therefore short and use little memory.
 */
final class Results {

	/** Number of entries per query. */
	private const BATCH_SIZE = 500;

	/** Maximum number of entries per request. */
	private const MAX_ENTRIES = 5000;

	/** Maximum duration of a request, in nanoseconds. */
	private const TIME = 1_500_000_000;

	public function __construct(
		private readonly Forms $forms,
		private readonly EntryBatches $batches,
		private readonly PlaceCounts $places
	) {}

	/**
	 * @param Filter $filter Filter that includes the form.
	 * @param string $after  `after` of the previous part. Empty for the first part.
	 * @return array<string, mixed> Counts that match the contract entries-results.
	 * @throws \Vestibule\Kernel\Database\StorageFault If the database fails.
	 */
	public function part( Filter $filter, int $number, string $after ): array {
		$form      = $this->forms->findInAnyStatus( $number );
		$questions = new Questions( $form );
		$total     = '' === $after ? $this->batches->total( $filter, $number ) : null;
		$seen      = 0;
		$entries   = 0;
		$end       = hrtime( true ) + self::TIME;
		do {
			$batch    = $this->batches->read( $filter, $number, $after, self::BATCH_SIZE );
			$after    = $batch['after'] ?? '';
			$seen    += $batch['seen'];
			$entries += count( $batch['answers'] );
			array_map( $questions->add( ... ), $batch['answers'] );
		} while ( '' !== $after && $seen < self::MAX_ENTRIES && hrtime( true ) < $end );
		return array(
			'form'      => $number,
			'title'     => $form->title ?? '',
			'total'     => $total,
			'seen'      => $seen,
			'entries'   => $entries,
			'after'     => '' === $after ? null : $after,
			'questions' => $questions->data( null === $form ? array() : $this->places->of( $form ) ),
		);
	}
}
