<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Results;

use Vestibule\Entries\Filter;
use Vestibule\Entries\Find\Sweep;
use Vestibule\Forms\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * What was answered to a form, counted question by question (docs/results.md). One part counts so many entries and says
 * where to go on; what parts have counted adds up, so that a million entries are neither held nor waited for.
 */
final class Results {

	/** Entries that are read at once. */
	private const PIECE = 500;

	/** Entries that a part looks at, unless its time is over before. */
	private const MOST = 5000;

	/** In nanoseconds: how long a part goes on reading. */
	private const TIME = 1_500_000_000;

	public function __construct( private readonly Forms $forms, private readonly Sweep $sweep, private readonly PlaceCounts $places ) {}

	/**
	 * @param Filter $filter With the form.
	 * @param string $after  Where the part before ended, as it said; empty for the first.
	 * @return array<string, mixed> Of the contract entries-results.
	 * @throws \Vestibule\Kernel\Database\StorageFault When the database refuses.
	 */
	public function part( Filter $filter, int $number, string $after ): array {
		$form      = $this->forms->findInAnyStatus( $number );
		$questions = new Questions( $form );
		$total     = '' === $after ? $this->sweep->total( $filter, $number ) : null;
		$seen      = 0;
		$entries   = 0;
		$end       = hrtime( true ) + self::TIME;
		do {
			$piece    = $this->sweep->piece( $filter, $number, $after, self::PIECE );
			$after    = $piece['after'] ?? '';
			$seen    += $piece['seen'];
			$entries += count( $piece['answers'] );
			array_map( $questions->add( ... ), $piece['answers'] );
		} while ( '' !== $after && $seen < self::MOST && hrtime( true ) < $end );
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
