<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\MergeTags\Merger;
use Vestibule\Contracts\TimeWords;
use Vestibule\Services;

/** Puts the submit call together: the map of what a submission passes through, from the gate to the stored entry. */
final class SubmitFactory {

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function call(): SubmitCall {
		$store = $this->services->store;
		$clock = $this->services->clock;
		$used  = new UsedTokens( $store->database, $store->tables, $clock );
		return new SubmitCall(
			$this->parts->forms(),
			new SubmitGuard( $this->parts->tokens(), $this->parts->pageKeys(), $clock ),
			new Checks(),
			new EntryStore(
				$store->transaction(),
				new EntryTable( $store->database, $store->tables, $clock ),
				$this->parts->bookings(),
				$used,
				$this->parts->words(),
				new SuccessAnswer( new TimeWords(), new CalendarLink( $store->secret() ), $this->parts->confirmations(), new Merger( $this->parts->mergeTags() ) )
			),
			new PlainAnswer( $this->parts->forms(), $this->parts->states(), new Origin(), $this->services->rates ),
			$this->services->rates
		);
	}
}
