<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

/** Which page of a list is asked for: by its number, or by the row beside it. */
final class PageQuery {

	/**
	 * @param int  $following   The id of the row that the page follows; 0 for none.
	 * @param int  $preceding   The id of the row that the page precedes; 0 for none.
	 * @param bool $limitsTotal Whether counting stops at Paging::MOST.
	 */
	public function __construct(
		public readonly int $page = 1,
		public readonly int $perPage = 20,
		public readonly int $following = 0,
		public readonly int $preceding = 0,
		public readonly bool $limitsTotal = false,
	) {}

	/** @param array<array-key, mixed> $asked Of the contract of a list. */
	public static function fromQuery( array $asked ): self {
		$number = static fn ( string $name, int $least ): int => is_numeric( $asked[ $name ] ?? null ) ? max( $least, (int) $asked[ $name ] ) : $least;
		return new self( $number( 'page', 1 ), $number( 'per_page', 1 ), $number( 'following', 0 ), $number( 'preceding', 0 ), true === ( $asked['limit_total'] ?? false ) );
	}

	/** The id of the row beside the page; 0 where its number says which it is. */
	public function beside(): int {
		return $this->following > 0 ? $this->following : $this->preceding;
	}

	/** How many rows are before the page. */
	public function before(): int {
		return ( $this->page - 1 ) * $this->perPage;
	}
}
