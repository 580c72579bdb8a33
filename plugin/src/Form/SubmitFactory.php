<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\MergeTags\Merger;
use Vestibule\Contracts\TimeWords;
use Vestibule\Form\Programs\Submissions;
use Vestibule\Services;

/**
 * Puts together what takes submissions, of visitors and of programs: the map of what a submission passes through, from
 * the gate to the stored entry.
 */
final class SubmitFactory {

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function call(): SubmitCall {
		return new SubmitCall(
			$this->parts->forms(),
			new SubmitGuard( $this->parts->tokens(), $this->parts->pageKeys(), $this->services->clock ),
			new SubmissionReader(),
			$this->store(),
			new PlainAnswer( $this->parts->forms(), $this->parts->states(), new Origin(), $this->services->rates ),
			$this->services->rates
		);
	}

	public function submissions(): Submissions {
		return new Submissions( $this->parts->forms(), new SubmissionReader(), $this->store(), $this->services->clock );
	}

	private function store(): EntryStore {
		$store = $this->services->store;
		return new EntryStore(
			$store->transaction(),
			new EntryTable( $store->database, $this->services->clock ),
			$this->parts->bookings(),
			new UsedTokens( $store->database, $this->services->clock ),
			$this->parts->storedEntries(),
			new SuccessAnswer( new BookedWords( new TimeWords(), new CalendarLink( $store->secret() ), $this->parts->records() ), $this->parts->confirmations(), new Merger( $this->parts->mergeTags() ) )
		);
	}
}
