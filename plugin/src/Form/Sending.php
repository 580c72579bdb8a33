<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** By what one sending is known when it arrives twice, and until when its first answer is kept. */
final class Sending {

	/** @param int $until Unix seconds. */
	public function __construct( public readonly string $key, public readonly int $until ) {}
}
