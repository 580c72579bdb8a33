<?php

declare(strict_types=1);

namespace Vestibule\Tabs;

/** The tabs of one block, in order. WordPress draws them one after the other, so each takes the next place. */
final class Row {

	private int $drawn = 0;

	/** @param list<Tab> $tabs */
	public function __construct( private readonly array $tabs ) {}

	public function next(): ?Tab {
		return $this->tabs[ $this->drawn++ ] ?? null;
	}

	/** @return list<Tab> Those that this visitor may see. */
	public function shown(): array {
		return array_values( array_filter( $this->tabs, static fn( Tab $tab ): bool => '' !== $tab->html ) );
	}
}
