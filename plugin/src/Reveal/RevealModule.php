<?php

declare(strict_types=1);

namespace Vestibule\Reveal;

use Vestibule\Module;

/** Lets any block appear as it is scrolled to (specification 9, "Scroll-reveal animation"). */
final class RevealModule implements Module {

	public function __construct( private readonly string $url ) {}

	public function register(): void {}
}
