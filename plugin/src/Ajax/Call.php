<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

/** One admin-ajax action, for signed-in and anonymous visitors alike (docs/reference/calls.md). */
interface Call {

	public function action(): string;

	public function answer( Request $request ): Answer;
}
