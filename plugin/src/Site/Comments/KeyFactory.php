<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Wiring\Makes;

defined( 'ABSPATH' ) || exit;

/** Creates the keys of comment forms, signed with the secret of this site. */
final class KeyFactory {

	public function __construct( private readonly Secret $secret ) {}

	#[Makes]
	public function keys(): Keys {
		return new Keys( $this->secret->sign( ... ) );
	}
}
