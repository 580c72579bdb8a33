<?php

declare(strict_types=1);

namespace Vestibule\Site\Push\Crypto;

use RuntimeException;

/** Thrown when OpenSSL fails, because a key is invalid or the curve is missing. The message contains no key. */
final class CryptoFault extends RuntimeException {}
