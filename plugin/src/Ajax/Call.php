<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

/** What answers one admin-ajax action; a feature's module names the action and hands it to Calls. */
interface Call {

	public function answer( Request $request ): Answer;
}
