<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

/**
 * The pictures that options are chosen by.
 *
 * @phpstan-type Picture array{src: string, srcset: string, sizes: string, width: int, height: int, alt: string}
 */
interface Pictures {

	/**
	 * @param list<int> $ids Of attachments; 0 for none.
	 * @return list<Picture|null> In the same order; null where there is no picture, or no longer.
	 */
	public function find( array $ids ): array;
}
